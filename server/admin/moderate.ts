import * as v from 'valibot';
import { withCode } from '../../mocks/films/codeNeeded';
import { giveRole, perform, type Performing } from '../../mocks/moderation/act';
import { mergeAddedFilms } from '../../mocks/moderation/mergeFilms';
import type { Heard } from '../../mocks/moderation/record';
import { ReasonSchema } from '../../src/domain/moderation';
import { ROLES } from '../../src/domain/roles';
import { findPerson } from './people';
import type { Site } from './site';
import { TaskError } from './taskError';

/** What can be taken down. */
export const TAKEN_DOWN = ['post', 'list'] as const;

/** Does something that the log of the moderators tells. */
async function actOn(
  { store, filmIndex, newId }: Site,
  work: (acting: Performing) => Promise<Heard>,
): Promise<void> {
  await withCode(() =>
    store.mutate(async ({ tx, now, nextSeq }) => {
      const acting = { tx, filmIndex, by: null, context: { now, nextSeq, newId } };
      return { value: null, change: await work(acting) };
    }),
  );
}

/** Does it to a person's account. */
const act = (
  site: Site,
  name: string,
  work: (acting: Performing, about: { kind: 'user'; id: string }) => Promise<Heard>,
): Promise<void> =>
  actOn(site, async (acting) => {
    const { _id } = await findPerson(acting.tx, name);
    return work(acting, { kind: 'user', id: _id });
  });

export async function changeRole(site: Site, name: string, wanted: string): Promise<string> {
  const role = ROLES.find((one) => one === wanted);
  if (!role) throw new TaskError(`A role is one of: ${ROLES.join(', ')}.`);
  await act(site, name, (acting, about) => giveRole(acting, { about, reason: '' }, role));
  return `${name} is ${role === 'admin' ? 'an' : 'a'} ${role}.`;
}

export async function suspendPerson(site: Site, name: string): Promise<string> {
  await act(site, name, (acting, about) => perform(acting, 'suspend', { about, reason: '' }));
  return `${name} is suspended.`;
}

export async function freePerson(site: Site, name: string): Promise<string> {
  await act(site, name, (acting, about) => perform(acting, 'free', { about, reason: '' }));
  return `${name} is free again.`;
}

/** Merges a film that a member added into another, by their ids. */
export async function mergeFilms(site: Site, from: string, into: string): Promise<string> {
  const about = { kind: 'film', id: from } as const;
  await actOn(site, (acting) => mergeAddedFilms(acting, { about, reason: '' }, into));
  return `${from} is merged into ${into}, and leads there.`;
}

/** Takes down a post or a list, by its id. Its author is told the reason. */
export async function takeDown(
  site: Site,
  wanted: string,
  id: string,
  given: string,
): Promise<string> {
  const kind = TAKEN_DOWN.find((one) => one === wanted);
  if (!kind) throw new TaskError(`What is taken down is one of: ${TAKEN_DOWN.join(', ')}.`);
  const reason = v.safeParse(ReasonSchema, given);
  if (!reason.success) throw new TaskError(reason.issues[0].message);
  const request = { about: { kind, id }, reason: reason.output };
  await actOn(site, (acting) => perform(acting, 'take-down', request));
  return `The ${kind} ${id} is taken down, and its author is told why.`;
}
