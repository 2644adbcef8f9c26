import { loggedOut } from '../../features/auth/authSlice';
import { logOptions } from './logOptions';

const { actionSanitizer, predicate, stateSanitizer } = logOptions;

const PHOTO = `data:image/webp;base64,${'A'.repeat(50_000)}`;

it('names the endpoint of each action of a call', () => {
  const meta = { arg: { endpointName: 'likePost', originalArgs: 'post-1' } };
  const pending = { type: 'api/executeMutation/pending', meta };
  expect(actionSanitizer(pending).type).toBe('api/executeMutation/pending likePost');
});

it('names the endpoint whose answer was changed', () => {
  const payload = { queryCacheKey: 'getFeed({"feed":"home","sort":"latest"})' };
  const patched = { type: 'api/queries/queryResultPatched', payload };
  expect(actionSanitizer(patched).type).toBe('api/queries/queryResultPatched getFeed');
});

it('leaves the names of events as they are', () => {
  expect(actionSanitizer(loggedOut()).type).toBe('auth/loggedOut');
});

it('shortens a photo in an action and in the state, and leaves both as they were', () => {
  const action = { type: 'drafts/postDraftChanged', payload: { photos: PHOTO } };
  const state = { drafts: { draft: { content: '', photos: PHOTO } } };
  expect(actionSanitizer(action).payload.photos).toMatch(/^data:image.{100,120}… \(50,023 char/);
  expect(stateSanitizer(state).drafts.draft.photos).toMatch(/… \(50,023 characters\)$/);
  expect(action.payload.photos).toBe(PHOTO);
  expect(state.drafts.draft.photos).toBe(PHOTO);
});

it.each([
  'api/subscriptions/unsubscribeQueryResult',
  'api/internalSubscriptions/subscriptionsUpdated',
  'api/queries/removeQueryResult',
  'api/config/middlewareRegistered',
])('omits %s, which is bookkeeping of RTK Query', (type) => {
  expect(predicate({}, { type })).toBe(false);
});

it('lists every event', () => {
  expect(predicate({}, loggedOut())).toBe(true);
});
