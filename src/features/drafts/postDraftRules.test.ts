import { LIMITS } from '../../domain/limits';
import { aFilm, aPost } from '../../testing/builders';
import { dayjs, today } from '../../lib/dayjs';
import { altCharactersLeft, describedPictures, whyUnsendable, withEdit } from './postDraftRules';

const src = 'data:image/webp;base64,AA==';
const pictures = (alt?: string) => [{ src, ...(alt !== undefined && { alt }) }];

it.each([
  ['nothing', { content: ' \n', pictures: [] }, /Write something/],
  ['nothing visible', { content: '\u200b\u3164\u2800', pictures: [] }, /Write something/],
  ['words', { content: 'Ran', pictures: [] }, null],
  ['a photo alone', { content: '', pictures: pictures() }, null],
  ['a film alone', { content: '', pictures: [], film: aFilm(), rating: 4 }, null],
  ['too many words', { content: 'x'.repeat(LIMITS.postText + 1), pictures: [] }, /text is too/],
  ['too long words', { content: '👨‍👩‍👧‍👦'.repeat(3_637), pictures: [] }, /text is too/],
  ['a description at its limit', { content: '', pictures: pictures('x'.repeat(LIMITS.alt)) }, null],
  [
    'too long a second description',
    { content: '', pictures: [...pictures(), ...pictures('x'.repeat(LIMITS.alt + 1))] },
    /description is too long/,
  ],
])('lets a draft with %s be sent only where the server will take it, or says why', (...row) => {
  const [, draft, why] = row;
  const reason = whyUnsendable(draft);
  if (why) expect(reason).toMatch(why);
  else expect(reason).toBeNull();
});

it('counts the characters left near a description’s limit as graphemes', () => {
  expect(altCharactersLeft('x'.repeat(LIMITS.alt - 101))).toBeNull();
  expect(altCharactersLeft('x'.repeat(LIMITS.alt - 100))).toBe(100);
  expect(altCharactersLeft('👩‍🚀'.repeat(LIMITS.alt + 2))).toBe(-2);
});

it('does not send a blank description', () => {
  const draft = { content: '', pictures: [...pictures('A beam'), ...pictures('  ')] };
  expect(describedPictures(draft)).toEqual([{ src, alt: 'A beam' }, { src }]);
});

it('shows an edited post with the new description, or without one', () => {
  const post = aPost({ content: 'Before', pictures: pictures('A beam') });
  const draft = { content: 'After', pictures: pictures('A projector') };
  expect(withEdit(post, draft)).toEqual({ ...post, ...draft, alt: 'A projector' });
  expect(withEdit(post, { content: 'After', pictures: [] })).not.toHaveProperty('alt');
});

it('lets a film be watched today at the latest, in the user’s time zone', () => {
  const draft = { content: 'Ran', pictures: [], film: aFilm() };
  const tomorrow = dayjs().add(1, 'day').format('YYYY-MM-DD');
  expect(whyUnsendable({ ...draft, watchedOn: today() })).toBeNull();
  expect(whyUnsendable({ ...draft, watchedOn: tomorrow })).toMatch(/in the future/);
});

it('shows an edited post with its new film fields, and without the previous ones', () => {
  const post = aPost({ film: aFilm(), rating: 4, watchedOn: '2026-11-03', spoilers: true });
  const { content, pictures: none } = post;
  const film = aFilm({ _id: 'rear-window-1954' });
  expect(withEdit(post, { content, pictures: none, film, rating: 4.5, again: false })).toEqual({
    ...aPost(),
    film,
    rating: 4.5,
  });
  expect(withEdit(post, { content, pictures: none, rating: 4 })).toEqual(aPost());
});
