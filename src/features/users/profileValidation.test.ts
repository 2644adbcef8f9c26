import { BLANK_PROFILE } from '../../domain/profile';
import { roomIn, validateProfile } from './profileValidation';

const profile = {
  ...BLANK_PROFILE,
  firstName: 'Mina',
  lastName: 'Okafor',
  bio: 'Row F.',
  website: 'https://rowf.example',
};

it('accepts a complete profile and an empty one', () => {
  expect(validateProfile(profile)).toEqual({});
  expect(validateProfile(BLANK_PROFILE)).toEqual({});
});

it.each([
  ['firstName', 50, 'A first name can have at most 50 characters.'],
  ['lastName', 50, 'A last name can have at most 50 characters.'],
  ['bio', 300, 'A bio can have at most 300 characters.'],
])('counts the graphemes of %s', (field, limit, error) => {
  expect(validateProfile({ ...profile, [field]: '👩‍🚀'.repeat(limit) })).toEqual({});
  expect(validateProfile({ ...profile, [field]: 'a'.repeat(limit + 1) })).toEqual({
    [field]: error,
  });
});

it('limits a website to 200 characters', () => {
  const website = `https://rowf.example/${'a'.repeat(200)}`;
  expect(validateProfile({ ...profile, website })).toEqual({
    website: 'A website can have at most 200 characters.',
  });
});

it.each(['rowf.example', 'javascript:alert(1)', 'ftp://rowf.example'])(
  'wants a web address, not %s',
  (website) => {
    expect(validateProfile({ ...profile, website })).toEqual({
      website: 'Write the whole address, beginning with http:// or https://.',
    });
  },
);

it.each([
  [239, undefined],
  [240, '60 characters left'],
  [300, '0 characters left'],
  [301, '1 character too many'],
])('shows the remaining characters of a bio of %d: %s', (length, expected) => {
  expect(roomIn('bio', 'b'.repeat(length))).toBe(expected);
});

it('shows no remaining characters for a picture', () => {
  expect(roomIn('avatar', 'a'.repeat(9_999))).toBeUndefined();
});
