/** In the login's address: the visitor chose Guest Mode before the page's script was loaded. */
export const AS_GUEST = 'guest';

/** Every path of the app, below its base path. */
export const paths = {
  landing: '/landing-page',
  login: '/login',
  signup: '/signup',
  invitation: (code: string) => `/signup?${new URLSearchParams({ invitation: code })}`,
  rules: '/rules',
  home: '/',
  explore: '/explore',
  notifications: '/notifications',
  bookmarks: '/bookmarks',
  settings: '/settings',
  account: '/settings/account',
  moderation: '/moderation',
  /** Search results for a text: posts, or what `what` names. */
  searchPage: '/search',
  search: (q: string, what?: 'people' | 'films' | 'lists') =>
    `/search?${new URLSearchParams({ q, ...(what && { in: what }) })}`,
  post: (postId: string) => `/singlePost/${encodeURIComponent(postId)}`,
  films: '/films',
  film: (filmId: string) => `/film/${encodeURIComponent(filmId)}`,
  list: (listId: string) => `/list/${encodeURIComponent(listId)}`,
  editList: (listId: string) => `/list/${encodeURIComponent(listId)}/edit`,
  newList: '/new-list',
  director: (name: string) => `/director/${encodeURIComponent(name)}`,
  ownProfile: '/profile',
  profile: (username: string) => `/profile/${encodeURIComponent(username)}`,
  replies: (username: string) => `/profile/${encodeURIComponent(username)}/replies`,
  diary: (username: string) => `/profile/${encodeURIComponent(username)}/diary`,
  watchedFilms: (username: string) => `/profile/${encodeURIComponent(username)}/films`,
  watchlist: (username: string) => `/profile/${encodeURIComponent(username)}/watchlist`,
  lists: (username: string) => `/profile/${encodeURIComponent(username)}/lists`,
  filmYear: (username: string, year: number) =>
    `/profile/${encodeURIComponent(username)}/year/${year}`,
  /** The evenings of one month of a year, or with one rating. */
  yearPart: (username: string, year: number, part: 'month' | 'stars', value: number) =>
    `/profile/${encodeURIComponent(username)}/year/${year}/${part}/${value}`,
} as const;
