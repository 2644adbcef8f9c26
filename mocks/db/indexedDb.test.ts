import { deleteDB, openDB, unwrap } from 'idb';
import { freshIndexedDb } from '../testing/adapters';
import { aBookmark, aNotification, aPost, aReaction, aUser } from '../testing/records';
import { emptyFilmRecord } from '../rules/filmRecords';
import { FILM } from '../testing/standing';
import { NewerDatabaseError, type Db, type Reading } from './db';
import { DATABASE_NAME, openIndexedDb } from './indexedDb';
import { MIGRATIONS } from './migrations';
import { runSteps, type Migrate, type Migration } from './runSteps';
import { LAYOUT } from './layout';
import { ChunkLoadError } from '../chunkLoadError';

let factory: IDBFactory;
beforeEach(() => {
  factory = freshIndexedDb();
});

/** A database as the release of a version made it. */
const databaseOf = (version: number) =>
  openDB(DATABASE_NAME, version, {
    upgrade: (database, _old, _new, transaction) =>
      runSteps(
        { database: unwrap(database), transaction: unwrap(transaction) },
        0,
        MIGRATIONS.slice(0, version),
      ),
  });

const stepsOf = (migrations: readonly Migration[]) => ({
  version: migrations.length,
  load: (): Promise<Migrate> =>
    Promise.resolve((upgrade, oldVersion) => runSteps(upgrade, oldVersion, migrations)),
});

const users = (db: Db): Promise<unknown[]> => db.read((tx) => tx.all('users'));

/** A later release that adds a home town to every user. */
const withTown: Migration = ({ transaction }) => {
  const request = transaction.objectStore('users').openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return;
    cursor.update({ ...aUser(), town: 'Lagos' });
    cursor.continue();
  };
};

test('data persists for the next connection', async () => {
  const first = await openIndexedDb();
  await first.write((tx) => tx.put('users', aUser()));
  first.close();
  expect(await users(await openIndexedDb())).toEqual([aUser()]);
});

test('two connections see each other’s writes', async () => {
  const [here, there] = [await openIndexedDb(), await openIndexedDb()];
  await here.write((tx) => tx.put('users', aUser()));
  expect(await users(there)).toEqual([aUser()]);
});

test('an older database is migrated to the current version and keeps its records', async () => {
  const old = await openIndexedDb();
  await old.write((tx) => tx.put('users', aUser()));
  old.close();
  const present = await openIndexedDb({ steps: stepsOf([...MIGRATIONS, withTown]) });
  expect(await users(present)).toEqual([{ ...aUser(), town: 'Lagos' }]);
});

test('a database from before films keeps its users and posts, and can store films', async () => {
  const old = await databaseOf(1);
  await old.put('users', aUser());
  await old.put('posts', aPost());
  old.close();
  const present = await openIndexedDb();
  expect(await users(present)).toEqual([aUser()]);
  await present.write((tx) =>
    tx.put('posts', aPost({ _id: 'new', seq: 2, filmId: 'vertigo-1958' })),
  );
  const read = (index: 'byAge' | 'byFilmAge') =>
    present.read(async (tx) => (await tx.list('posts', index, [])).map(({ _id }) => _id));
  expect(await read('byAge')).toEqual(['post-1', 'new']);
  expect(await read('byFilmAge')).toEqual(['new']);
});

test('a database from before replies keeps its posts, and can store replies', async () => {
  const old = await databaseOf(2);
  await old.put('posts', aPost({ filmId: 'vertigo-1958' }));
  old.close();
  const present = await openIndexedDb();
  await present.write((tx) => tx.put('replies', aPost({ _id: 'new', replyToId: 'post-1' })));
  const read = (lookup: (tx: Reading) => Promise<{ _id: string }[]>) =>
    present.read(async (tx) => (await lookup(tx)).map(({ _id }) => _id));
  expect(await read((tx) => tx.list('posts', 'byFilmAge', []))).toEqual(['post-1']);
  expect(await read((tx) => tx.list('replies', 'byThreadAge', ['post-1']))).toEqual(['new']);
});

test('a database from before notifications keeps its follows, and can store notifications', async () => {
  const follow = { followerId: 'ada', followeeId: 'ben', seq: 4 };
  const old = await databaseOf(3);
  await old.put('follows', follow);
  old.close();
  const present = await openIndexedDb();
  const [like, other] = [aNotification(), aNotification({ userId: 'ben', postId: 'other' })];
  const settings = { userId: 'ada', readSeq: 3, off: [] };
  await present.write(async (tx) => {
    await tx.put('notifications', like);
    await tx.put('notifications', other);
    await tx.put('notificationSettings', settings);
  });
  const found = await present.read((tx) =>
    Promise.all([
      tx.list('follows', 'byFollowee', ['ben']),
      tx.list('notifications', 'byKind', ['ada', 'like']),
      tx.list('notifications', 'byPost', ['other']),
      tx.get('notificationSettings', 'ada'),
    ]),
  );
  expect(found).toEqual([[follow], [like], [other], settings]);
});

test('a database from before ranks keeps its films and diary, ranks the films and finds the words', async () => {
  const film = { ...emptyFilmRecord(FILM, 4), ratings: 1, stars: 5, averageKey: 500 };
  const entry = {
    ...{ _id: 'entry-1', userId: 'ada', filmId: FILM._id, watchedOn: '2026-05-01', seq: 6 },
    ...{ rating: null, again: null, text: 'Twice in a week.', postId: null },
  };
  const old = await databaseOf(4);
  await old.put('films', film);
  await old.put('diary', entry);
  await old.put('diary', { ...entry, _id: 'silent', text: null });
  await old.put('diary', { ...entry, _id: 'post.p', postId: 'p' });
  old.close();
  const present = await openIndexedDb();
  const [ranked, notes] = await present.read((tx) =>
    Promise.all([tx.list('films', 'byRating', []), tx.list('diary', 'byNotedFilm', [FILM._id])]),
  );
  const { averageKey: _, ...kept } = film;
  expect(ranked).toEqual([{ ...kept, rankKey: 3750 }]);
  expect(notes).toEqual([{ ...entry, notedFilmId: FILM._id }]);
});

test('bookmarks of earlier releases lose the likes they repeated, and actors are found anew', async () => {
  const old = await databaseOf(5);
  const bookmark = { ...aBookmark(), likeCount: 3 };
  const follow = {
    followerId: 'ben',
    followeeId: 'ada',
    seq: 4,
    followedAt: '2026-05-01T10:00:00Z',
  };
  await old.put('bookmarks', bookmark);
  await old.put('reactions', aReaction());
  await old.put('follows', follow);
  old.close();
  const present = await openIndexedDb();
  const found = await present.read((tx) =>
    Promise.all([
      tx.all('bookmarks'),
      tx.list('reactions', 'byKind', ['post-1', 'like']),
      tx.list('follows', 'byFollowedAt', ['ada']),
    ]),
  );
  expect(found).toEqual([[aBookmark()], [aReaction()], [follow]]);
});

/** The stores of the database as they are, in the form of the layout. */
async function layoutThere() {
  const database = await openDB(DATABASE_NAME);
  const stores = database.transaction([...database.objectStoreNames]);
  const made = Object.fromEntries(
    [...database.objectStoreNames].map((name) => {
      const store = stores.objectStore(name);
      const indexes = [...store.indexNames].map((index) => [index, store.index(index).keyPath]);
      return [name, { key: store.keyPath, indexes: Object.fromEntries(indexes) }];
    }),
  );
  const { version } = database;
  database.close();
  return { made, version };
}

test('a new database has the layout that both adapters use', async () => {
  (await openIndexedDb()).close();
  expect(await layoutThere()).toEqual({ made: LAYOUT, version: MIGRATIONS.length });
});

test('the migrations produce the same layout', async () => {
  (await databaseOf(1)).close();
  (await openIndexedDb()).close();
  expect(await layoutThere()).toEqual({ made: LAYOUT, version: MIGRATIONS.length });
});

test('migrations that cannot be loaded leave the database as it was, for the next attempt', async () => {
  const old = await databaseOf(6);
  await old.put('users', aUser());
  old.close();
  const steps = {
    version: MIGRATIONS.length,
    load: () => Promise.reject(new ChunkLoadError('Offline.')),
  };
  await expect(openIndexedDb({ steps })).rejects.toThrow('Offline.');
  expect(await users(await openIndexedDb())).toEqual([aUser()]);
});

test('a connection closes for a newer version, and rejects when it is used again', async () => {
  const old = await openIndexedDb();
  const present = await openIndexedDb({ steps: stepsOf([...MIGRATIONS, withTown]) });
  expect(await users(present)).toEqual([]);
  await expect(users(old)).rejects.toThrow(NewerDatabaseError);
});

test('a newer database is left untouched', async () => {
  const newer = await openDB(DATABASE_NAME, 99, {
    upgrade: (database) => void database.createObjectStore('future'),
  });
  newer.close();
  await expect(openIndexedDb()).rejects.toThrow(NewerDatabaseError);
  const untouched = await openDB(DATABASE_NAME);
  expect([untouched.version, [...untouched.objectStoreNames]]).toEqual([99, ['future']]);
});

test('a database that is deleted while the page is open is reopened', async () => {
  const db = await openIndexedDb();
  await db.write((tx) => tx.put('users', aUser()));
  await deleteDB(DATABASE_NAME);
  expect(await users(db)).toEqual([]);
});

/** A database of the right version whose stores no release created. */
const makeWith = async (stores: string[]) => {
  const odd = await openDB(DATABASE_NAME, MIGRATIONS.length, {
    upgrade: (database) => stores.forEach((name) => void database.createObjectStore(name)),
  });
  odd.close();
};

test('a database of the right version without any stores is created again', async () => {
  await makeWith([]);
  expect(await users(await openIndexedDb())).toEqual([]);
});

test('a database of the right version with the wrong stores is left untouched and reported as damaged', async () => {
  await makeWith(['users', 'posts']);
  await expect(openIndexedDb()).rejects.toMatchObject({ name: 'NotFoundError' });
  const untouched = await openDB(DATABASE_NAME);
  expect([...untouched.objectStoreNames]).toEqual(['posts', 'users']);
});

test('if IndexedDB is denied, the browser’s own error is passed on', async () => {
  jest.spyOn(factory, 'open').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  await expect(openIndexedDb()).rejects.toThrow('Denied.');
});

test('writes request strict durability', async () => {
  const db = await openIndexedDb();
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  await db.write((tx) => tx.put('users', aUser()));
  expect(transaction.mock.calls[0]?.slice(1)).toEqual(['readwrite', { durability: 'strict' }]);
});

test('a failure to create the database is reported as such, not as a newer version', async () => {
  const { open } = factory;
  jest.spyOn(factory, 'open').mockImplementation((name, version) => {
    const request = open.call(factory, name, version);
    request.addEventListener('upgradeneeded', (event) => {
      event.stopImmediatePropagation();
      request.transaction?.abort();
    });
    return request;
  });
  await expect(openIndexedDb()).rejects.toMatchObject({ name: 'AbortError' });
});

test('the database’s name stays the same, since all existing data is stored under it', async () => {
  await openIndexedDb();
  expect((await factory.databases()).map(({ name }) => name)).toEqual(['cinefolk']);
});

test('an error thrown after the transaction has committed by itself is passed on unchanged', async () => {
  const db = await openIndexedDb();
  const tooLate = db.write(async (tx) => {
    await tx.put('users', aUser());
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    throw new Error('The work went on for too long.');
  });
  await expect(tooLate).rejects.toThrow('The work went on for too long.');
});

test('closing releases the connection, and closing again does nothing', async () => {
  const db = await openIndexedDb();
  const close = jest.spyOn(IDBDatabase.prototype, 'close');
  db.close();
  db.close();
  await new Promise((resolve) => setTimeout(resolve));
  expect(close).toHaveBeenCalledTimes(1);
});
