import type { AppListenerApi } from '../../../app/hooks';
import { selectSessionUser } from '../../auth/authSlice';
import { usersApi } from '../../users/usersApi';
import { matchAll } from '../matchAll';
import type { ExportContent } from './collection';
import type { Extras } from './extras';
import { favouritesImported, selectLetterboxd } from './letterboxdSlice';
import { favouriteIndices, type ResolvedFilmIds } from './previewOf';

const { getUser, editUser } = usersApi.endpoints;

/** Whether the user's profile has favourites. */
export const hasFavourites = async ({ dispatch, getState }: AppListenerApi): Promise<boolean> => {
  const username = selectSessionUser(getState())?.username ?? '';
  const call = getUser.initiate(username, { subscribe: false, forceRefetch: true });
  const { user } = await dispatch(call).unwrap();
  return (user.favourites ?? []).length > 0;
};

/** Makes the export's favourites those of a profile that has none. A failure leaves the profile as it is. */
export const importFavourites = async (
  content: ExportContent & Extras,
  filmIds: ResolvedFilmIds,
  api: AppListenerApi,
): Promise<void> => {
  const indices = favouriteIndices(content);
  const state = selectLetterboxd(api.getState());
  if (indices.length === 0 || state.step !== 'importing') return;
  if (await hasFavourites(api)) return;
  const films = content.films.filter((_film, index) => indices.includes(index));
  const matches = await matchAll(films, api);
  const favourites = indices.flatMap((index) => {
    const film = content.films[index];
    const found = film && matches[films.indexOf(film)]?.films;
    return found?.find(({ _id }) => _id === (filmIds[index] ?? _id)) ?? [];
  });
  await api.dispatch(editUser.initiate({ favourites }, { track: false })).unwrap();
  api.dispatch(favouritesImported(favourites.length));
};
