import { act, screen, within } from '@testing-library/react';
import { Modals } from '../../app/Modals';
import '../../app/ModalDialog';
import type { Invitation } from '../../domain/invitations';
import { renderPart } from '../../testing/renderPart';
import { Invitations } from './Invitations';
import './WithdrawDialog';

const LIST = 'GET /api/invitations';
const REFUSED = 'This invitation has been used. It can no longer be withdrawn.';

const IDA = { _id: 'ida', username: 'ida', firstName: 'Ida', lastName: 'Lund', avatar: '' };

const anInvitation = (code: string, used: Invitation['used'] = null): Invitation => ({
  code,
  createdAt: '2026-11-01T12:00:00Z',
  expiresAt: '2026-11-15T12:00:00Z',
  used,
});

const USED = anInvitation('used', { at: '2026-11-02T12:00:00Z', by: IDA });

/** An admin's, with what the server answers first. */
const open = async (...invitations: Invitation[]) => {
  const parts = await renderPart(
    <>
      <Invitations />
      <Modals />
    </>,
    { arrange: ({ transport }) => transport.answersWith(LIST, { invitations }) },
  );
  await screen.findByRole('button', { name: 'New invitation' });
  return parts;
};

const rows = () =>
  within(screen.getByRole('list', { name: 'Invitations' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('tells what became of each, and has a link only for what can be used', async () => {
  const { user, toasts } = await open(anInvitation('fresh'), USED);
  expect(rows()).toEqual([
    'Can be used until Nov 15, 2026freshCopy linkWithdraw',
    'Used by Ida Lund on Nov 2, 2026used',
  ]);
  expect(screen.getByText('Ida Lund').tagName).toBe('BDI');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy the link of fresh' }));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/signup?invitation=fresh`);
  expect(toasts()).toEqual(['Link Copied']);
});

it('makes another, and shows it', async () => {
  const { user, transport } = await open();
  expect(screen.queryByRole('list')).toBeNull();
  transport.answersWith('POST /api/invitations', { code: 'new' }, 201);
  transport.answersWith(LIST, { invitations: [anInvitation('new')] });
  await user.click(screen.getByRole('button', { name: 'New invitation' }));
  expect(await screen.findByText('new')).toBeInTheDocument();
});

it('withdraws one once that is confirmed', async () => {
  const { user, transport } = await open(anInvitation('one'), anInvitation('two'));
  const withdrawing = 'DELETE /api/invitations/one';
  await user.click(screen.getByRole('button', { name: 'Withdraw one' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw one' }));
  expect(transport.sentTo(withdrawing)).toEqual([]);
  transport.answersWith(withdrawing, {});
  transport.answersWith(LIST, { invitations: [anInvitation('two')] });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await act(() => transport.quiet());
  expect(rows()).toHaveLength(1);
});

it('says why one cannot be withdrawn, and what became of it', async () => {
  const { user, transport, toasts } = await open(anInvitation('used'));
  transport.failsWith('DELETE /api/invitations/used', 400, REFUSED);
  transport.answersWith(LIST, { invitations: [USED] });
  await user.click(screen.getByRole('button', { name: 'Withdraw used' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await act(() => transport.quiet());
  expect(toasts()).toEqual([REFUSED]);
  expect(rows()).toEqual(['Used by Ida Lund on Nov 2, 2026used']);
});
