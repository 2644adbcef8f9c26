import { OWN, openHome } from '../../../testing/openHome';
import { deletionUndone, postDeleted } from './deletion';

describe('a deletion', () => {
  it('removes the post at once and offers to undo it', async () => {
    const { store, transport, shown, truth } = await openHome();
    const held = transport.holdsRequest('DELETE /api/posts/');
    store.dispatch(postDeleted(OWN));
    expect(shown()).not.toContain(OWN);
    expect(store.getState().ui.toasts).toMatchObject([{ undo: deletionUndone(OWN) }]);
    held.release();
    await transport.quiet();
    expect(await truth(OWN)).toBeNull();
  });

  it('that is refused brings the post back to its place', async () => {
    const { store, transport, toasts, shown } = await openHome();
    const before = shown();
    transport.failsWith('DELETE /api/posts/', 500, 'The shredder jammed.');
    store.dispatch(postDeleted(OWN));
    await transport.quiet();
    expect(shown()).toEqual(before);
    expect(toasts()).toEqual(['The shredder jammed.']);
  });

  it('undone while it is being sent ends with the post, its likes and its place', async () => {
    const { store, transport, shown, truth } = await openHome();
    const before = shown();
    const likes = (await truth(OWN))?.likes;
    const held = transport.holdsRequest('DELETE /api/posts/');
    store.dispatch(postDeleted(OWN));
    store.dispatch(deletionUndone(OWN));
    expect(shown()).toEqual(before);
    held.release();
    await transport.quiet();
    expect(shown()).toEqual(before);
    expect((await truth(OWN))?.likes).toEqual(likes);
  });

  it('undone before its answer is lost brings the post back', async () => {
    const { store, transport, toasts, shown, truth } = await openHome();
    const before = shown();
    const held = transport.holdsRequest('DELETE /api/posts/');
    transport.losesAnswer('DELETE /api/posts/');
    store.dispatch(postDeleted(OWN));
    await held.waits;
    store.dispatch(deletionUndone(OWN));
    held.release();
    await transport.quiet();
    expect(shown()).toEqual(before);
    expect(await truth(OWN)).not.toBeNull();
    expect(toasts()).not.toContain('Post not found.');
  });

  it('undone before it is refused leaves the post, and shows no error', async () => {
    const { store, transport, toasts, shown } = await openHome();
    const before = shown();
    const held = transport.holdsRequest('DELETE /api/posts/');
    transport.failsWith('DELETE /api/posts/', 500, 'The projector jammed.');
    store.dispatch(postDeleted(OWN));
    await held.waits;
    store.dispatch(deletionUndone(OWN));
    held.release();
    await transport.quiet();
    expect(shown()).toEqual(before);
    expect(toasts()).not.toContain('The projector jammed.');
  });

  it('that can no longer be undone stays', async () => {
    const { store, transport, toasts, shown } = await openHome();
    store.dispatch(postDeleted(OWN));
    await transport.quiet();
    transport.failsWith('POST /api/posts/restore/', 404, 'Post not found.');
    store.dispatch(deletionUndone(OWN));
    await transport.quiet();
    expect(shown()).not.toContain(OWN);
    expect(toasts()).toEqual(['Post not found.']);
  });
});
