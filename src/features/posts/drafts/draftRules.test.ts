import { LIMITS } from '../../../domain/limits';
import { aPost } from '../../../testing/builders';
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
