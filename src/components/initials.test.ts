import { initials } from './initials';

it.each([
  ['Mina Okafor', 'MO'],
  ['noël', 'N'],
  ['Ana Maria de la Cruz', 'AC'],
  ['👩‍🎤 star', '👩‍🎤S'],
  ['  ', ''],
])('shortens %j to %j', (name, short) => {
  expect(initials(name)).toBe(short);
});
