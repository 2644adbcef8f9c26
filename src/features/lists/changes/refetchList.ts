import type { Revised } from '../../../api/answered';
import { refetchFresh } from '../../../api/refetchFresh';
import type { StoreAccess } from '../../../app/hooks';
import type { ListPageAnswer } from '../../../domain/lists';
import { listsApi } from '../listsApi';

/**
 * Asks the server for a list again.
 * @returns its first page, or null if it is gone or the call failed
 */
export const refetchList = async (
  { dispatch }: Pick<StoreAccess, 'dispatch'>,
  listId: string,
): Promise<Revised<ListPageAnswer> | null> => {
  const answer = await refetchFresh(dispatch, listsApi.endpoints.getList, listId);
  return answer?.pages[0] ?? null;
};
