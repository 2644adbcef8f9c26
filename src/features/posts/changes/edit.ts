import { v7 as uuid } from 'uuid';
import { changesTo, type Change } from '../../../api/changes/change';
import { sendChanges } from '../../../api/changes/sendChanges';
import type { AppStartListening, RootState } from '../../../app/hooks';
import { noteFilmOf, refetchWatched } from '../../films/changes/watched';
import { postToasts } from '../postToasts';
import { modalClosed, selectModal, toastQueued } from '../../ui/uiSlice';
import type { PostDraft } from '../../drafts/postDraft';
import { withEdit } from '../../drafts/postDraftRules';
import { postEditOf } from '../../drafts/sentPostDraft';
import { changesFilm, postsApi } from '../postsApi';
import { editSaved } from '../../drafts/draftsSlice';
import { postChanges } from './postChanges';
import { refetchPost } from './refetchPost';
import { selectPost } from './selectPost';

const { editPost } = postsApi.endpoints;

const edit = postChanges.add<Change<PostDraft>>('edit', null, (post, { desired }) =>
  withEdit(post, desired),
);

/** The author saved an edit. Several of one post are sent one after another. */
export const postEdited = edit.event(
  'posts/postEdited',
  ({ postId, ...draft }: { postId: string } & PostDraft) => ({
    id: `edit:${uuid()}`,
    target: postId,
    desired: draft,
  }),
);

/** The fields that an edit changes. */
const postDataOf = ({ target, desired }: Change<PostDraft>, before: RootState) => {
  // While another edit is pending, the server's version is unknown: that edit may fail.
  const isBaseKnown = !changesTo(before.posts.changes, target).some(
    (change) => edit.is(change) && change.settledAt === null,
  );
  return postEditOf(desired, (isBaseKnown && selectPost(before, target)) || null);
};

/** Sends edits. A failure is logged, and the draft stays for another attempt. */
export const listenForEdits = (start: AppStartListening): void =>
  sendChanges(start, edit, {
    onMade: ({ target }, { dispatch, getState }) => {
      dispatch(toastQueued(postToasts.postUpdated(target)));
      const modal = selectModal(getState());
      if (modal?.kind === 'editPost' && modal.postId === target) dispatch(modalClosed());
    },
    call: (change, before) => {
      const postData = postDataOf(change, before);
      return editPost.initiate({ postId: change.target, postData }, { track: false });
    },
    onSettled: (change, answer, api, before) => {
      const { target: postId, desired } = change;
      noteFilmOf(answer, api);
      api.dispatch(editSaved({ postId, ...desired }));
      const film = selectPost(before, postId)?.film;
      if (film && changesFilm({ postData: postDataOf(change, before) }))
        void refetchWatched(film._id, api);
    },
    failureNote: 'Your edit is kept as a draft.',
    afterFailure: ({ target }, api, reason) => {
      console.error('The post could not be updated:', reason);
      return refetchPost(api, target);
    },
  });
