import type { CallAccess } from '../../app/hooks';
import type { ListFilm, ListSummary } from '../../domain/lists';
import { listTransferApi } from './listTransferApi';
import { readPages, uncached } from './readPages';

type Access = Pick<CallAccess, 'dispatch'>;

const { getListsPage, getListFilmsPage } = listTransferApi.endpoints;

/** A list with all its films, in order. */
export interface WholeList extends ListSummary {
  films: ListFilm[];
}

/**
 * A person's lists, the newest first, without their films. With null all public lists.
 * @throws the error of a failed call, for `errorMessage`
 */
export const readLists = (username: string | null, { dispatch }: Access): Promise<ListSummary[]> =>
  readPages(async (cursor) => {
    const call = getListsPage.initiate({ username, cursor }, uncached);
    const { lists, nextCursor } = await dispatch(call).unwrap();
    return { items: lists, nextCursor };
  });

/**
 * The viewer's lists with their films, the oldest list first.
 * @throws the error of a failed call, for `errorMessage`
 */
export const readWholeLists = async (username: string, access: Access): Promise<WholeList[]> => {
  const whole: WholeList[] = [];
  for (const list of (await readLists(username, access)).reverse()) {
    const films = await readPages(async (cursor) => {
      const call = getListFilmsPage.initiate({ listId: list._id, cursor }, uncached);
      const page = await access.dispatch(call).unwrap();
      return { items: page.films, nextCursor: page.nextCursor };
    });
    whole.push({ ...list, films });
  }
  return whole;
};
