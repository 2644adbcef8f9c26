import { loginAdvice, loginRefusal } from './loginRefusal';

test('whoever tries too often is told when to try again, and that nothing is wrong with what they typed', () => {
  const text = 'Too many tries. Try again in 3 minutes.';
  const refused = { status: 429, data: { errors: [text] } };
  expect(loginRefusal(refused)).toMatchObject({ text, tone: 'error' });
  expect(loginAdvice(refused)).toBe('You are not logged in yet. Please try again.');
});

test('a suspended person is told so in the server’s words, and not to try again', () => {
  const text = 'This account is suspended.';
  const refused = { status: 403, data: { errors: [text] } };
  expect(loginRefusal(refused)).toMatchObject({ text, tone: 'error' });
  expect(loginAdvice(refused)).toBe('Only a moderator can free it.');
});
