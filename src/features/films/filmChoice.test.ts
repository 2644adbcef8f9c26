import { readChoice, wallAddress } from './filmChoice';

const read = (address: string) => readChoice(new URL(address, 'http://x').searchParams);

it('reads the same choice back from its address', () => {
  const choice = {
    genre: 'Film Noir',
    country: 'West Germany',
    director: 'Agnès Varda',
    title: 'five to',
    decade: 1960,
    unseen: true,
    listed: true,
    sort: 'rating',
  } as const;
  expect(read(wallAddress(choice))).toEqual(choice);
});

it('keeps the address of all films short', () => {
  expect(wallAddress({})).toBe('/films');
  expect(wallAddress({ sort: 'talked' })).toBe('/films');
});

it('ignores invalid parameters', () => {
  expect(read('/films?decade=1957&sort=worst&genre=%20&colour=red&unseen=no&listed=')).toEqual({
    sort: 'talked',
  });
});
