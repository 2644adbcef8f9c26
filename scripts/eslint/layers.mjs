/**
 * Which layer may import which, as zones for `import-x/no-restricted-paths`. A layer may always import from itself.
 * `src/app/hooks.ts` is the one exception to "downward only": it contains only the store's types and typed hooks, see
 * docs/decisions.
 */
const ALLOWED = {
  domain: [],
  lib: ['domain'],
  theme: ['domain', 'lib'],
  components: ['domain', 'lib', 'theme'],
  api: ['domain', 'lib'],
  features: ['domain', 'lib', 'theme', 'components', 'api', 'app/hooks.ts'],
  pages: ['domain', 'lib', 'theme', 'components', 'api', 'features', 'app/hooks.ts'],
  dev: ['domain', 'lib', 'theme', 'components', 'api', 'features', 'app/hooks.ts'],
  app: ['domain', 'lib', 'theme', 'components', 'api', 'features', 'pages'],
};

/** Who is signed in, what they are writing, and the toasts and dialogs: every feature may import these. */
const SHARED = ['auth', 'drafts', 'ui'];

/**
 * What else a feature may import, and for what. Two are usual: a feature that needs more is at home elsewhere, or says
 * here why not.
 * @type {Record<string, Record<string, string>>}
 */
const SIBLINGS = {
  auth: {
    transfer: 'the data that somebody takes along before they go',
    users: 'the pictures of the sample people',
  },
  drafts: {},
  films: { posts: 'the spoilers that a reader chose to see', users: 'the viewer' },
  lists: {
    films: 'the search for a film, and which ones the viewer has watched',
    posts: 'the posts about a list, which its changes reach',
    users: 'the viewer',
  },
  moderation: {
    films: 'the search for the film that another is merged into',
    posts: 'the text of a post that was reported',
    users: 'who is reported, who reports, and whom others see no more',
  },
  notifications: { posts: 'the posts they are about' },
  posts: {
    films: 'the film of a post',
    lists: 'the list of a post',
    users: 'authors, and whom the viewer follows',
    search: 'people to mention: their search is that of the search field',
  },
  search: {
    films: 'finds all three kinds of things',
    posts: 'finds all three kinds of things',
    users: 'finds all three kinds of things',
  },
  share: {
    films: 'a picture shows any of them',
    lists: 'a picture shows any of them',
    posts: 'a picture shows any of them',
    users: 'whose they are',
  },
  transfer: {
    films: 'a file has data of all four',
    lists: 'a file has data of all four',
    posts: 'a file has data of all four',
    users: 'a file has data of all four',
  },
  ui: {},
  users: { posts: 'a follow changes Home' },
};
const FEATURES = Object.keys(SIBLINGS);

const layerZones = Object.entries(ALLOWED).map(([layer, allowed]) => ({
  target: `./src/${layer}`,
  from: './src',
  except: [layer, ...allowed].map((path) => `./${path}`),
  message: `src/${layer} may import ${allowed.join(', ') || 'nothing'}.`,
}));

const siblingZones = Object.entries(SIBLINGS).map(([feature, reasons]) => {
  const allowed = new Set([...SHARED, ...Object.keys(reasons)]);
  return {
    target: `./src/features/${feature}`,
    from: FEATURES.filter((other) => other !== feature).map(
      (other) => `./src/features/${other}/**/*${allowed.has(other) ? '.tsx' : ''}`,
    ),
    message: `features/${feature} may import the slices and endpoints of ${[...allowed].join(', ')}, and no component.`,
  };
});

const backendZones = [
  {
    target: ['./src', './mocks'],
    from: './server',
    message: 'Nothing imports the server.',
  },
  {
    target: './server',
    from: './src',
    except: ['./domain'],
    message: 'The server knows nothing of the app but src/domain.',
  },
  {
    target: ['./src/!(api)/**', './src/*.tsx', './src/api/!(backend).ts'],
    from: './mocks',
    message: 'Only src/api/backend.ts reaches the fake backend, by a dynamic import.',
  },
  {
    target: './mocks',
    from: './src',
    except: ['./domain'],
    message: 'The backend knows nothing of the app but src/domain.',
  },
];

export const zones = [...layerZones, ...siblingZones, ...backendZones];
