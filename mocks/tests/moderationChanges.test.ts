import type { Change } from '../../src/domain/backend';
import { aPerson, aPost, post, remove } from '../testing/builders';
import { bodyOf, send } from '../testing/client';
import { VERTIGO } from '../testing/films';
import { aList } from '../testing/lists';
import { REEL } from '../testing/merging';
import { aboutList, aboutPost, aboutUser, act, report } from '../testing/moderation';
import { recordingChannel } from '../testing/recordingChannel';
import { BODIES } from '../testing/shapes';
import { createTestBackend } from '../testing/testBackend';

/** Ada, who is the admin, and Ben, who has a post and a list and added a film; and the last change. */
async function stage() {
  const { channel, messages } = recordingChannel();
  const { backend } = await createTestBackend({ channel });
  const [ada, ben] = [await aPerson(backend), await aPerson(backend)];
  await aPost(backend, ben, { _id: 'post' });
  await aList(backend, ben, [VERTIGO], { _id: 'list' });
  const added = await post(backend, '/api/films', ben.token, { filmData: REEL });
  const film = { kind: 'film', id: bodyOf(added, 201, BODIES.film).film._id } as const;
  return { backend, ada, ben, film, messages, last: () => messages.at(-1) };
}
type Stage = Awaited<ReturnType<typeof stage>>;

const does =
  (name: string, about: (stage: Stage) => Parameters<typeof act>[3], fields: object = {}) =>
  async (stage: Stage) =>
    act(stage.backend, stage.ada, name, about(stage), fields);

const postAbout = () => aboutPost('post');
const listAbout = () => aboutList('list');
const benAbout = ({ ben }: Stage) => aboutUser(ben);

const ACTS: readonly [string, Change['kind'], (stage: Stage) => Promise<unknown>][] = [
  ['take-down of a post', 'deleted', does('take-down', postAbout)],
  [
    'give-back of a post',
    'restored',
    async (on) => {
      await does('take-down', postAbout)(on);
      await does('give-back', postAbout)(on);
    },
  ],
  ['take-down of a list', 'list', does('take-down', listAbout)],
  [
    'give-back of a list',
    'list',
    async (on) => {
      await does('take-down', listAbout)(on);
      await does('give-back', listAbout)(on);
    },
  ],
  ['suspension', 'account', does('suspend', benAbout)],
  ['end of a suspension', 'account', does('free', benAbout)],
  ['end of sessions', 'account', does('end-sessions', benAbout)],
  ['new role', 'account', does('role', benAbout, { role: 'moderator' })],
  ['report', 'moderated', ({ backend, ada }) => report(backend, ada, aboutPost('post'))],
  ['answer to a report', 'moderated', does('dismiss', postAbout)],
  ['mended film', 'filmAdded', does('mend', ({ film }) => film, { filmData: { year: 2020 } })],
  ['merge', 'filmMerged', does('merge-films', ({ film }) => film, { intoId: VERTIGO })],
  [
    'added film',
    'filmAdded',
    ({ backend, ben }) =>
      post(backend, '/api/films', ben.token, { filmData: { ...REEL, year: 2021 } }),
  ],
  [
    'film added by an import',
    'imported',
    ({ backend, ben }) =>
      post(backend, '/api/diary/import', ben.token, {
        rows: [{ kind: 'watched', title: 'A Film Nobody Has', year: 2001 }],
      }),
  ],
  ['invitation', 'invitations', ({ backend, ada }) => post(backend, '/api/invitations', ada.token)],
  [
    'withdrawn invitation',
    'invitations',
    async ({ backend, ada }) => {
      const made = await post(backend, '/api/invitations', ada.token);
      const { code } = bodyOf(made, 201, BODIES.invitation);
      const path = `/api/invitations/${code}`;
      return send(backend, { method: 'DELETE', path, token: ada.token });
    },
  ],
];

test.each(ACTS)('the pages of moderators are told of a %s', async (_what, kind, doIt) => {
  const on = await stage();
  await doIt(on);
  expect(on.last()).toMatchObject({ kind, isModeration: true });
});

test('they are not told of what somebody does to their own post or profile that nobody reported', async () => {
  const { backend, ben, messages } = await stage();
  const before = messages.length;
  await remove(backend, 'post', ben.token);
  await post(backend, '/api/users/edit', ben.token, { userData: { bio: 'New' } });
  expect(messages.slice(before)).toHaveLength(2);
  for (const message of messages.slice(before)) expect(message).not.toHaveProperty('isModeration');
});
