import { OWN, openHome } from '../../../testing/openHome';
import { modalOpened } from '../../ui/uiSlice';
import { postEdited } from './edit';

describe('an edit', () => {
  const edit = (content: string) => postEdited({ postId: OWN, content, pictures: [] });

  it('shows at once and closes its dialog, before the server has received it', async () => {
    const { store, transport, toasts, post, truth } = await openHome();
    store.dispatch(modalOpened({ kind: 'editPost', postId: OWN }));
    const held = transport.holdsRequest('POST /api/posts/edit/');
    store.dispatch(edit('Second thoughts.'));
    expect(post(OWN)?.content).toBe('Second thoughts.');
    expect(store.getState().ui.modal).toBeNull();
    expect(toasts()).toEqual(['Post Updated']);
    held.release();
    await transport.quiet();
    expect((await truth(OWN))?.content).toBe('Second thoughts.');
  });

  it('that is refused is logged and undone, its toast is withdrawn and its draft restored', async () => {
    const { store, transport, toasts, post, truth } = await openHome();
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    transport.failsWith('POST /api/posts/edit/', 400, 'No.');
    store.dispatch({ ...edit('Second thoughts.') });
    await transport.quiet();
    expect(post(OWN)?.content).toBe((await truth(OWN))?.content);
    expect(toasts()).toEqual([expect.stringMatching(/^No\. .*kept as a draft/)]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('ends with the last of three made in a row, whichever is refused', async () => {
    const { store, transport, post, truth } = await openHome();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    transport.failsWith('POST /api/posts/edit/', 400, 'No.');
    for (const content of ['One.', 'Two.', 'Three.']) store.dispatch(edit(content));
    await transport.quiet();
    expect(post(OWN)?.content).toBe('Three.');
    expect((await truth(OWN))?.content).toBe('Three.');
  });

  it('sends its photo again while an earlier edit with it may still fail', async () => {
    const { store, transport, post, truth } = await openHome();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const src = '/photos/drive-in.webp';
    const pictures = [{ src }];
    transport.failsWith('POST /api/posts/edit/', 507, 'There is no space left.');
    store.dispatch(postEdited({ postId: OWN, content: 'With a photo.', pictures }));
    store.dispatch(postEdited({ postId: OWN, content: 'With a photo, and words.', pictures }));
    await transport.quiet();
    expect((await truth(OWN))?.photos).toBe(src);
    expect(post(OWN)?.pictures).toEqual(pictures);
  });

  it('is not undone by a feed that was read before it and arrives after it', async () => {
    const { store, transport, post, read } = await openHome();
    const held = transport.holdsAnswer('GET /api/posts?feed=home');
    const reading = read();
    await held.waits;
    store.dispatch(edit('Second thoughts.'));
    await transport.quietBut(1);
    held.release();
    await reading;
    expect(post(OWN)?.content).toBe('Second thoughts.');
  });
});
