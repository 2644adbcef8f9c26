import { LIMITS } from '../../../domain/limits';
import { aFilm, aPost } from '../../../testing/builders';
import { dayjs, today } from '../../../lib/dayjs';
import { altCharactersLeft, describedBy, isSendable, rewritten } from './draftRules';

const photos = 'data:image/webp;base64,AA==';

it.each([
  ['nothing', { content: ' \n', photos: null }, false],
  ['words', { content: 'Ran', photos: null }, true],
  ['a photo alone', { content: '', photos }, true],
  ['too many words', { content: 'x'.repeat(LIMITS.postText + 1), photos: null }, false],
  ['a description at its limit', { content: '', photos, alt: 'x'.repeat(LIMITS.alt) }, true],
  ['too long a description', { content: '', photos, alt: 'x'.repeat(LIMITS.alt + 1) }, false],
])('lets a draft with %s be sent only where the server will take it', (_name, draft, may) => {
  expect(isSendable(draft)).toBe(may);
});

it('says how much is left of a description near its limit, in characters as people count them', () => {
  expect(altCharactersLeft('x'.repeat(LIMITS.alt - 101))).toBeNull();
  expect(altCharactersLeft('x'.repeat(LIMITS.alt - 100))).toBe(100);
  expect(altCharactersLeft('👩‍🚀'.repeat(LIMITS.alt + 2))).toBe(-2);
});

it('sends a description only with a photo, and only where it says something', () => {
  expect(describedBy({ content: '', photos, alt: 'A beam' })).toEqual({ alt: 'A beam' });
  expect(describedBy({ content: '', photos, alt: '  ' })).toEqual({});
  expect(describedBy({ content: 'Ran', photos: null, alt: 'A beam' })).toEqual({});
});

it('shows an edited post with the new description, or with none any more', () => {
  const post = aPost({ content: 'Before', photos, alt: 'A beam' });
  const edited = rewritten(post, { content: 'After', photos, alt: 'A projector' });
  expect(edited).toEqual({ ...post, content: 'After', alt: 'A projector' });
  expect(rewritten(post, { content: 'After', photos: null, alt: undefined })).not.toHaveProperty(
    'alt',
  );
});

it('lets a film be watched today at latest, on its writer’s own clock', () => {
  const draft = { content: 'Ran', photos: null, film: aFilm() };
  const tomorrow = dayjs().add(1, 'day').format('YYYY-MM-DD');
  expect(isSendable({ ...draft, watchedOn: today() })).toBe(true);
  expect(isSendable({ ...draft, watchedOn: tomorrow })).toBe(false);
});

it('shows an edited post with what it says of its film by now, and without what it said before', () => {
  const post = aPost({ film: aFilm(), rating: 4, watchedOn: '2026-11-03', spoilers: true });
  const { content, photos } = post;
  const film = aFilm({ _id: 'rear-window-1954' });
  expect(rewritten(post, { content, photos, film, rating: 4.5, again: false })).toEqual({
    ...aPost(),
    film,
    rating: 4.5,
  });
  expect(rewritten(post, { content, photos, rating: 4 })).toEqual(aPost());
});
