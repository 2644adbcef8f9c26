import { answered } from '../../../api/answered';
import { api } from '../../../api/service';
import { FriendsFilmsAnswerSchema } from '../../../domain/filmAnswers';

export const friendsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The film that each followed person watched last. It follows from whom the viewer follows, as suggestions do. */
    getFriendsFilms: build.query({
      query: (_: void) => ({ url: '/films/friends' }),
      ...answered(FriendsFilmsAnswerSchema),
      providesTags: ['Suggestions'],
    }),
  }),
});

export const { useGetFriendsFilmsQuery } = friendsApi;
