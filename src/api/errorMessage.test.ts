import { errorMessage, errorStatus } from './errorMessage';

const AGAIN = 'Something went wrong. Please try again.';

it.each([
  [
    'the server’s refusal',
    { status: 400, data: { errors: ['Post not bookmarked yet'] } },
    'Post not bookmarked yet',
  ],
  [
    'the server’s failure',
    { status: 500, data: { error: { name: 'Error', message: 'Out of film.' } } },
    'Out of film.',
  ],
  [
    'a page instead of an answer',
    { status: 'PARSING_ERROR', data: '<html>' },
    'The response could not be read. Please try again.',
  ],
  [
    'an answer of another shape',
    { status: 'CUSTOM_ERROR' },
    'The response could not be read. Please try again.',
  ],
  [
    'a lost connection',
    { status: 'FETCH_ERROR' },
    'Cinefolk could not be reached. Check your connection and try again.',
  ],
  ['a long wait', { status: 'TIMEOUT_ERROR' }, 'That took too long. Please try again.'],
  ['an empty refusal', { status: 400, data: { errors: [] } }, AGAIN],
  ['a refusal of another shape', { status: 400, data: { errors: [{}] } }, AGAIN],
  [
    'a failure without words',
    { status: 500, data: { error: { name: 'Error', message: '' } } },
    AGAIN,
  ],
  [
    'a failure of another shape',
    { status: 500, data: { error: { name: 'Error', message: {} } } },
    AGAIN,
  ],
  ['a thrown error', new Error('internal detail'), AGAIN],
  ['nothing', undefined, AGAIN],
])('describes the failure: %s', (_name, error, message) => {
  expect(errorMessage(error)).toBe(message);
});

it('reads the status of an answer; null without an answer', () => {
  expect(errorStatus({ status: 404 })).toBe(404);
  expect(errorStatus({ status: 'FETCH_ERROR' })).toBeNull();
  expect(errorStatus(null)).toBeNull();
});
