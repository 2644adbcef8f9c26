import { freshIndexedDb } from '../testing/adapters';
import { aDraft, aPerson, aPost, everything, PNG, post } from '../testing/builders';
import { LEAST_COST, SETTINGS } from '../testing/testBackend';
import { startBackend } from '../start';

afterEach(() => jest.restoreAllMocks());

/** Lets this many writes of a transaction succeed; the next one finds the disk full. */
const fillUpAfter = (writes: number) => {
  const { put } = IDBObjectStore.prototype;
  let left = writes;
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    left -= 1;
    if (left < 0) throw new DOMException('The disk is full.', 'QuotaExceededError');
    return put.apply(this, given);
  });
};

test.each([
  ['a new post with a photo', '/api/posts', { postData: aDraft({ _id: 'new', photos: PNG }) }],
  ['an edit', '/api/posts/edit/made', { postData: { content: 'Edited', photos: PNG } }],
  ['a like', '/api/posts/like/made', {}],
  ['a bookmark', '/api/users/bookmark/made', {}],
  ['a profile', '/api/users/edit', { userData: { bio: 'Longer than before' } }],
])(
  'if the disk fills up at any write of %s, nothing of it is kept and nothing else is lost',
  async (_what, path, body) => {
    freshIndexedDb();
    const backend = startBackend(SETTINGS, LEAST_COST);
    const me = await aPerson(backend);
    await aPost(backend, me, { _id: 'made' });
    const before = await everything(backend);
    let refused = 0;
    for (let room = 0; ; room += 1) {
      const writes = fillUpAfter(room);
      const { status } = await post(backend, path, me.token, body);
      writes.mockRestore();
      if (status < 300) break;
      expect(status).toBe(507);
      expect(await everything(backend)).toEqual(before);
      refused += 1;
    }
    expect(refused).toBeGreaterThan(1);
    expect(await everything(backend)).not.toEqual(before);
  },
);
