import * as v from 'valibot';
import type { RefusalName } from '../../domain/errors';
import { isRefusal } from '../errorMessage';
import type { Call } from './sendChanges';

interface Done {
  revision: number;
}

const RefusedSchema = v.object({ revision: v.number() });

/**
 * A call that the server refuses once it is done: an earlier try has arrived, and its answer was lost. The refusal counts
 * as the answer.
 * @param refusal by which the server says so
 */
export const orDone =
  <State>(call: Call<Done, State>, refusal: RefusalName): Call<Done, State> =>
  async (dispatch) => {
    const { data, error } = await dispatch(call);
    return isRefusal(error, refusal) && v.is(RefusedSchema, error)
      ? { data: { revision: error.revision } }
      : { data, error };
  };
