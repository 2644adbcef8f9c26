import { screen } from '@testing-library/react';
import { aFilm } from '../../../testing/builders';
import { renderPart } from '../../../testing/renderPart';
import type { PostDraft } from '../../drafts/postDraft';
import { places } from '../../drafts/draftRecord';
import { draftsRestored } from '../../drafts/draftsSlice';
import { draftTyped } from '../../../testing/drafts';
import { UnsentPosts } from './UnsentPosts';

const picture = { src: 'data:image/webp;base64,AAAA' };

it.each<[string, PostDraft, string]>([
  ['its words', { content: 'Half a thought', pictures: [] }, 'Half a thought'],
  ['its film', { content: '', pictures: [], film: aFilm() }, 'Vertigo (1958)'],
  ['its photo', { content: '', pictures: [picture] }, 'A photo without words.'],
  ['its photo', { content: '\u2800', pictures: [picture] }, 'A photo without words.'],
  ['its photos', { content: '', pictures: [picture, picture] }, 'Photos without words.'],
])('shows of an earlier draft %s', async (_name, draft, shown) => {
  await renderPart(<UnsentPosts replyToId={undefined} />, {
    arrange: ({ store }) => {
      store.dispatch(draftTyped({ content: 'Something else' }));
      store.dispatch(draftsRestored([{ _id: '1', kind: 'post', place: places.post, draft }]));
    },
  });
  expect(screen.getByRole('status')).toHaveTextContent(shown);
});
