import { REFUSALS } from '../../src/domain/errors';
import { found, granted, Refusal } from './refusal';

function thrownBy(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

test('granted() returns the outcome of a rule', () => {
  const outcome = { post: 'p' };
  expect(granted(outcome)).toBe(outcome);
});

test('granted() throws a refusal with its status and message', () => {
  const [status, message] = REFUSALS.selfFollow;
  const thrown = thrownBy(() => granted<object>('selfFollow'));
  expect(thrown).toBeInstanceOf(Refusal);
  expect(thrown).toMatchObject({ status, message });
});

test('found() returns what was found, even an empty string', () => {
  expect(found('', 'postNotFound')).toBe('');
});

test('found() throws the refusal for what was not found', () => {
  const [status, message] = REFUSALS.postNotFound;
  const thrown = thrownBy(() => found(undefined, 'postNotFound'));
  expect(thrown).toBeInstanceOf(Refusal);
  expect(thrown).toMatchObject({ status, message });
});

test('badRequest() makes a 400 with the given message', () => {
  expect(Refusal.badRequest('limit must be a number.')).toMatchObject({
    name: 'Refusal',
    status: 400,
    message: 'limit must be a number.',
  });
});
