import { aFilm } from '../../testing/builders';
import { openHome } from '../../testing/openHome';
import { postSubmitted } from '../drafts/draftsSlice';
import { postEdited } from './changes/edit';

const CREATE = 'POST /api/posts';

describe('a post about a film', () => {
  const about = {
    content: 'The tower.',
    pictures: [],
    film: aFilm(),
    rating: 4.5,
    watchedOn: '2026-11-03',
    spoilers: true,
  };
  const said = { film: { _id: 'vertigo-1958' }, rating: 4.5, watchedOn: '2026-11-03' };

  const openWith = async () => {
    const app = await openHome();
    const postId = app.store.dispatch(postSubmitted(about)).payload._id;
    return { ...app, postId };
  };

  it('shows its film at once, and permanently', async () => {
    const { transport, post, truth, postId } = await openWith();
    expect(post(postId)).toMatchObject(said);
    await transport.quiet();
    expect(await truth(postId)).toMatchObject({ ...said, spoilers: true });
  });

  it('keeps all of it in the outbox when it is refused', async () => {
    const { transport, store, outbox } = await openHome();
    transport.failsWith(CREATE, 507, 'There is no space left.');
    store.dispatch(postSubmitted(about));
    await transport.quiet();
    expect(outbox()).toMatchObject([about]);
  });

  it('shows an edit of it at once, and permanently', async () => {
    const { transport, store, post, truth, postId } = await openWith();
    await transport.quiet();
    store.dispatch(postEdited({ postId, ...about, rating: 3, spoilers: false }));
    expect(post(postId)).toMatchObject({ ...said, rating: 3 });
    await transport.quiet();
    const saved = await truth(postId);
    expect(saved).toMatchObject({ ...said, rating: 3 });
    expect(saved).not.toHaveProperty('spoilers');
  });

  it('shows it without its film as soon as that is removed', async () => {
    const { transport, store, post, truth, postId } = await openWith();
    await transport.quiet();
    store.dispatch(postEdited({ postId, content: 'The tower.', pictures: [] }));
    for (const field of ['film', 'rating', 'watchedOn', 'spoilers'])
      expect(post(postId)).not.toHaveProperty(field);
    await transport.quiet();
    expect(await truth(postId)).not.toHaveProperty('film');
  });
});
