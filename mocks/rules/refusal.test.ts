import { REFUSALS } from '../../src/domain/errors';
import { found, granted, Refusal } from './refusal';

function thrownBy(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

test('what a rule granted is handed on', () => {
  const outcome = { post: 'p' };
  expect(granted(outcome)).toBe(outcome);
});

test('what a rule refused is thrown, as the catalogue words it', () => {
  const [status, message] = REFUSALS.selfFollow;
  const thrown = thrownBy(() => granted<object>('selfFollow'));
  expect(thrown).toBeInstanceOf(Refusal);
  expect(thrown).toMatchObject({ status, message });
});

test('what was found is handed on, were it empty', () => {
  expect(found('', 'postNotFound')).toBe('');
});

test('what was not found is thrown, as the catalogue words it', () => {
  const [status, message] = REFUSALS.postNotFound;
  const thrown = thrownBy(() => found(undefined, 'postNotFound'));
  expect(thrown).toBeInstanceOf(Refusal);
  expect(thrown).toMatchObject({ status, message });
});

test('a malformed request is refused with the reason it is given', () => {
  expect(Refusal.badRequest('limit must be a number.')).toMatchObject({
    name: 'Refusal',
    status: 400,
    message: 'limit must be a number.',
  });
});
