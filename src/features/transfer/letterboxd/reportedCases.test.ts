/** Exports with which users of other programs had trouble. */
import { readFileSync } from 'node:fs';
import { openLetterboxd } from '../../../testing/openLetterboxd';
import { saveFile } from '../../../lib/saveFile';
import { neighboursChosen, refusedLinesRequested } from './letterboxdSlice';

jest.mock('../../../lib/saveFile');

const caseOf = (name: string) => readFileSync(`src/testing/letterboxdCases/${name}.csv`, 'utf8');

it('an evening that is here by hand is not added again', async () => {
  const { bring, confirm, server, session, list } = await openLetterboxd();
  const entryData = { _id: 'hand', filmId: 'vertigo-1958', watchedOn: '2024-03-01' };
  await server.call('POST', '/api/diary', { token: session?.token, body: { entryData } });
  await bring({ 'diary.csv': caseOf('diary-1-doubled-evening') });
  expect(await confirm()).toMatchObject({ imported: { evenings: 0, completed: 1 } });
  expect((await list('diary')).split('2024-03-01')).toHaveLength(2);
});

it('four films of two names stay four', async () => {
  const { bring, confirm } = await openLetterboxd();
  const files = { 'ratings.csv': caseOf('ratings-2-same-title-and-year') };
  await bring(files);
  expect(await confirm()).toMatchObject({ imported: { ratings: 4, watched: 4 } });
  await bring(files);
  expect(await confirm()).toMatchObject({
    imported: { ratings: 0, films: 0 },
    counts: { existing: 4 },
  });
});

it('markup becomes words', async () => {
  const { bring, confirm, list } = await openLetterboxd();
  await bring({ 'reviews.csv': caseOf('reviews-3-html') });
  await confirm();
  const words =
    '“One final thing I have to do… and then I’ll be free of the past.”\nHitchcock at his dizziest. See Rear Window (https://letterboxd.com/film/rear-window/) & more.';
  expect(await list('diary')).toContain(JSON.stringify(words));
});

it('a day before there was film is refused, with the reason', async () => {
  const { bring, confirm, list, store, transport } = await openLetterboxd();
  const before = await list('diary');
  for (const day of ['0024-06-01', '24-06-01', '06-01-24']) {
    const text = caseOf('diary-5-two-digit-year').replace('0024-06-01', day);
    expect(await bring({ 'diary.csv': text })).toMatchObject({ entries: 0, refused: 1 });
    expect(await confirm()).toMatchObject({ imported: { evenings: 0 }, counts: { refused: 1 } });
    store.dispatch(refusedLinesRequested());
    await transport.quiet();
    const file = await jest.mocked(saveFile).mock.lastCall?.[1].text();
    expect(file).toContain('diary.csv,2,A film cannot be watched before there was film.');
  }
  expect(await list('diary')).toBe(before);
});

it('the sums of a year cover what is known of its films', async () => {
  const { bring, confirm, server, session } = await openLetterboxd();
  await bring({ 'diary.csv': caseOf('diary-4-hours') });
  expect(await confirm()).toMatchObject({ imported: { evenings: 10, films: 9 } });
  const { body } = await server.call('GET', '/api/users/matinee/year/2024', {
    token: session?.token,
  });
  expect(body).toMatchObject({
    year: { entries: 10, films: 10, minutes: 128, timed: 1, directed: 1 },
  });
});

it('a film of another year is shown, and kept as its own film if the user says so', async () => {
  const { bring, confirm, store, list } = await openLetterboxd();
  const files = { 'diary.csv': caseOf('diary-6-neighbouring-year') };
  const preview = await bring(files);
  expect(preview?.doubtful.map(({ title, year, choice }) => [title, year, choice])).toEqual([
    ['Kismet', 1944, 'kismet-1943'],
    ['Whiplash', 2013, 'whiplash-2014'],
    // Titanic of 1996 is in the catalogue.
  ]);
  store.dispatch(neighboursChosen(false));
  expect(await confirm()).toMatchObject({ imported: { evenings: 3, films: 2 } });
  const diary = await list('diary');
  for (const id of ['kismet-1944', 'whiplash-2013', 'titanic-1996']) expect(diary).toContain(id);
});

it('a later rating changes none that is here', async () => {
  const { bring, confirm, list } = await openLetterboxd();
  await bring({
    'diary.csv': caseOf('diary-7a-first'),
    'ratings.csv': caseOf('ratings-7a-first'),
  });
  await confirm();
  const before = await list('films');
  await bring({ 'ratings.csv': caseOf('ratings-7b-later') });
  expect(await confirm()).toMatchObject({ counts: { added: 0, existing: 2 } });
  expect(await list('films')).toBe(before);
});

it('a review without a day becomes a post, and no evening', async () => {
  const { bring, confirm, server, list } = await openLetterboxd();
  const before = await list('diary');
  await bring({ 'reviews.csv': caseOf('reviews-8-undated') });
  expect(await confirm()).toMatchObject({ imported: { evenings: 0, reviews: 1 } });
  expect(await list('diary')).toBe(before);
  const { body } = await server.call('GET', '/api/posts?film=citizen-kane-1941');
  expect(JSON.stringify(body)).toContain('Reviewed without a day');
});
