import { databaseFailure, mayDelete, sessionFailure, type Failure } from './failure';

const errorNamed = (name: string) => new DOMException('', name);

it.each<[Failure, boolean]>([
  ['slow', false],
  ['refused', false],
  ['goneForNow', false],
  ['goneForGood', true],
  ['broken', true],
])('after the failure %s, deleting is allowed: %s', (failure, may) => {
  expect(mayDelete(failure)).toBe(may);
});

it.each<[string, unknown, Failure]>([
  ['that the browser denies', errorNamed('SecurityError'), 'refused'],
  ['that the browser does not have', new TypeError(), 'refused'],
  ['whose files are damaged', errorNamed('UnknownError'), 'broken'],
  ['whose stores are missing', errorNamed('NotFoundError'), 'broken'],
  ['whose connection was closed', errorNamed('AbortError'), 'goneForNow'],
  ['without room', errorNamed('QuotaExceededError'), 'goneForNow'],
  ['that fails in an unknown way', 'no error at all', 'goneForNow'],
])('a database %s', (_what, error, failure) => {
  expect(databaseFailure(error)).toBe(failure);
});

it.each<[string, string | null, boolean, Failure]>([
  ['this installation’s own', 'here', false, 'goneForGood'],
  ['this installation’s own, stored', 'here', true, 'goneForGood'],
  ['of a stored installation that is no more', 'lost', true, 'goneForGood'],
  ['of another, as a tab in memory sees it', 'stored', false, 'goneForNow'],
  ['that names none, as a tab in memory sees it', null, false, 'goneForNow'],
])('a refused session %s', (_what, signedBy, isKept, failure) => {
  expect(sessionFailure(signedBy, { id: 'here', isKept })).toBe(failure);
});
