import { places } from '../../src/features/drafts/draftRecord';
import { Composer } from '../../src/features/posts/composer/Composer';
import {
  draftsRestored,
  postDraftChanged,
  postSubmitted,
} from '../../src/features/drafts/draftsSlice';
import type { PostDraft } from '../../src/features/drafts/postDraft';
import { aFilm, aSharedList } from '../../src/testing/builders';
import { LIMITS } from '../../src/domain/limits';
import { PHOTO } from '../cast';
import { FIFTY_FILMS } from '../films';
import type { Entry, Story } from '../story';

const composer = (name: string, setting: Story['setting'] = {}): Story => ({
  name,
  isWide: true,
  setting,
  render: () => <Composer />,
});

const typed = (change: Partial<PostDraft>): Story['setting'] => ({
  happens: (dispatch) => dispatch(postDraftChanged({ place: places.post, change })),
});

export const composing: Entry[] = [
  {
    component: 'Composer',
    stories: [
      composer('empty'),
      composer('with words', typed({ content: 'The last reel was upside down.' })),
      composer('near the limit', typed({ content: 'reel '.repeat(LIMITS.postText / 5 - 8) })),
      composer('over the limit', typed({ content: 'reel '.repeat(LIMITS.postText / 5 + 8) })),
      composer('with a photo', typed({ content: 'At the drive-in.', pictures: [{ src: PHOTO }] })),
      composer(
        'with a described photo',
        typed({ pictures: [{ src: PHOTO, alt: 'Cars before a screen' }] }),
      ),
      composer(
        'with two photos',
        typed({
          content: 'Before and after the film.',
          pictures: [{ src: PHOTO, alt: 'Cars before a screen' }, { src: `${PHOTO}#after` }],
        }),
      ),
      composer(
        'with a film',
        typed({
          content: 'The tower, again.',
          film: aFilm(),
          rating: 4.5,
          watchedOn: '2026-11-03',
        }),
      ),
      composer(
        'with a list',
        typed({
          content: 'For wet evenings.',
          list: aSharedList({ filmCount: 12, posters: FIFTY_FILMS.slice(0, 5) }),
        }),
      ),
      composer('after a failure', {
        answers: (transport) =>
          transport.failsWith('POST /api/posts', 500, 'The projector jammed.'),
        happens: (dispatch) =>
          dispatch(postSubmitted({ content: 'Nobody left before the end.', pictures: [] })),
      }),
      composer('with another draft', {
        happens: (dispatch) => {
          const change = { content: 'Tonight I write of something else.' };
          dispatch(postDraftChanged({ place: places.post, change }));
          dispatch(
            draftsRestored([
              {
                _id: 'earlier',
                kind: 'post',
                place: places.post,
                draft: { content: 'The rain scene, again.', pictures: [] },
              },
            ]),
          );
        },
      }),
    ],
  },
];
