import type { FilmSummary } from '../../../domain/filmSummary';
import { aFilm } from '../../../testing/builders';
import { makeTestStore } from '../../../testing/makeTestStore';
import { selectListDraft } from '../../drafts/draftsSlice';
import { draftOfList, fieldsOfDraft } from '../listFields';
import { listsLater } from '../listsLater';
import './listListeners';
import { listMade } from './saveList';

const CALL = 'POST /api/lists';
const LIST = { _id: 'rain', title: 'Rain', description: '', ranked: false, public: true };

const open = async () => {
  const app = await makeTestStore();
  if (!app.session) throw new Error('Nobody is signed in.');
  app.store.dispatch(listsLater.opened());
  await app.transport.quiet();
  return { ...app, session: app.session };
};

const itemOf = (film: FilmSummary, note: string | null = null) => ({ film, note });

it('brings what was written after an attempt whose answer was lost', async () => {
  const { store, session, transport, server } = await open();
  const owner = session.user;
  transport.losesAnswer(CALL);
  store.dispatch(listMade({ ...LIST, owner }, [itemOf(aFilm())], false));
  await transport.quiet();
  const record = selectListDraft(store.getState(), null);
  expect(record).toMatchObject({ _id: 'rain', draft: { title: 'Rain' } });
  const draft = { ...draftOfList(LIST, []), ...record?.draft, title: 'Snow', public: false };
  const { films, ...facts } = fieldsOfDraft({
    ...draft,
    films: [{ film: aFilm(), note: 'Twice' }],
  });
  store.dispatch(listMade({ _id: 'rain', owner, ...facts }, films, draft.began !== undefined));
  await transport.quiet();
  const { body } = await server.call('GET', '/api/lists/rain', { token: session.token });
  expect(body).toMatchObject({
    list: { title: 'Snow', public: false },
    films: [{ note: 'Twice' }],
  });
  expect(selectListDraft(store.getState(), null)).toBeUndefined();
});

it('sends a new list once', async () => {
  const { store, session, transport } = await open();
  store.dispatch(listMade({ ...LIST, owner: session.user }, [], false));
  await transport.quiet();
  expect(transport.sentTo(CALL)).toHaveLength(1);
  expect(transport.sentTo('POST /api/lists/edit/rain')).toEqual([]);
});
