import { act, screen } from '@testing-library/react';
import '../features/moderation/added/AddedFilms';
import '../features/moderation/log/Log';
import '../features/moderation/received/Reports';
import type { Session } from '../features/auth/authSlice';
import { loggedIn } from '../features/auth/authSlice';
import { reportAs, signUpAdmin } from '../testing/moderation';
import { actInOtherTab, callInOtherTab } from '../testing/otherTab';
import { renderPart } from '../testing/renderPart';
import { ModerationPage } from './ModerationPage';

const POST = { kind: 'post', id: 'lonely-place' };
const REEL = { title: 'The Quiet Projector', year: 2019, directors: ['Ada Abara'] };

/** The page of a moderator, and what another one does meanwhile. */
async function open(path: string) {
  let admin: Session | undefined;
  const parts = await renderPart(<ModerationPage />, {
    as: null,
    path,
    arrange: async (all) => {
      await reportAs(all, 'kinokai', POST, 'Gives the end away.');
      admin = await signUpAdmin(all);
      all.store.dispatch(loggedIn({ ...admin, how: 'form' }));
    },
  });
  const token = admin?.token ?? '';
  const does = (name: string, about: object) =>
    act(() =>
      callInOtherTab(parts, token, ['POST', `/api/moderation/${name}`, { about, reason: 'Rude.' }]),
    );
  return { ...parts, does };
}

it('follows what another moderator does about a report', async () => {
  const { does } = await open('/moderation');
  expect(await screen.findByRole('heading', { name: '1 open report' })).toBeVisible();
  await does('take-down', POST);
  expect(screen.getByRole('heading', { name: 'All settled' })).toBeVisible();
  expect(screen.getByText('Taken down')).toBeVisible();
});

it('shows a report as it comes in', async () => {
  const parts = await open('/moderation');
  await screen.findByRole('heading', { name: '1 open report' });
  const reportData = { about: { kind: 'user', id: 'user-kinokai' }, reason: 'Advertises.' };
  await actInOtherTab(parts, 'reelruth', ['POST', '/api/reports', { reportData }]);
  expect(screen.getByRole('heading', { name: '2 open reports' })).toBeVisible();
});

it('logs what another moderator does to a person', async () => {
  const { does } = await open('/moderation/log');
  expect(await screen.findByText('Nothing done yet')).toBeVisible();
  await does('suspend', { kind: 'user', id: 'user-kinokai' });
  await does('free', { kind: 'user', id: 'user-kinokai' });
  expect(screen.getByRole('article', { name: 'suspended Kai Lindqvist' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'freed Kai Lindqvist' })).toBeVisible();
});

it('shows a film as somebody adds it', async () => {
  const parts = await open('/moderation/films');
  expect(await screen.findByText('No added films')).toBeVisible();
  await actInOtherTab(parts, 'kinokai', ['POST', '/api/films', { filmData: REEL }]);
  expect(screen.getByRole('article', { name: 'The Quiet Projector (2019)' })).toBeVisible();
});
