import { screen } from '@testing-library/react';
import { aFilm } from '../../../testing/builders';
import { renderPart } from '../../../testing/renderPart';
import type { Draft } from '../drafts/draft';
import { draftChanged, draftsRestored } from '../postsSlice';
import { UnsentPosts } from './UnsentPosts';

const picture = { src: 'data:image/webp;base64,AAAA' };

it.each<[string, Draft, string]>([
  ['its words', { content: 'Half a thought', pictures: [] }, 'Half a thought'],
  ['its film', { content: '', pictures: [], film: aFilm() }, 'Vertigo (1958)'],
  ['that there are none', { content: '', pictures: [], film: aFilm() }, 'No words yet.'],
  ['its photo', { content: '', pictures: [picture] }, 'A photo without words.'],
  ['its photos', { content: '', pictures: [picture, picture] }, 'Photos without words.'],
])('shows of an earlier draft %s', async (_name, draft, shown) => {
  await renderPart(<UnsentPosts replyToId={undefined} />, {
    arrange: ({ store }) => {
      store.dispatch(draftChanged({ content: 'Something else' }));
      const found = { replyDrafts: {}, editDrafts: {}, outbox: [] };
      store.dispatch(draftsRestored({ ...found, earlierDrafts: [{ ...draft, _id: '1' }] }));
    },
  });
  expect(screen.getByRole('status')).toHaveTextContent(shown);
});
