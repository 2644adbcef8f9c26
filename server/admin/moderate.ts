import { giveRole, perform } from '../../mocks/moderation/act';
import type { Acting } from '../../mocks/moderation/record';
import type { Heard } from '../../mocks/moderation/takeDown';
import { ROLES } from '../../src/domain/roles';
import { findPerson } from './people';
import type { Site } from './site';
import { TaskError } from './taskError';

/** Does something to a person's account, which the log of the moderators tells. */
async function act(
  { store, newId }: Site,
  name: string,
  work: (acting: Acting, about: { kind: 'user'; id: string }) => Promise<Heard>,
): Promise<void> {
  await store.mutate(async ({ tx, now, nextSeq }) => {
    const { _id } = await findPerson(tx, name);
    const acting = { tx, by: null, context: { now, nextSeq, newId } };
    return { value: null, change: await work(acting, { kind: 'user', id: _id }) };
  });
}

export async function changeRole(site: Site, name: string, wanted: string): Promise<string> {
  const role = ROLES.find((one) => one === wanted);
  if (!role) throw new TaskError(`A role is one of: ${ROLES.join(', ')}.`);
  await act(site, name, (acting, about) => giveRole(acting, { about, reason: '' }, role));
  return `${name} is ${role === 'admin' ? 'an' : 'a'} ${role}.`;
}

export async function suspendPerson(site: Site, name: string): Promise<string> {
  const { filmIndex } = site;
  await act(site, name, (acting, about) =>
    perform({ ...acting, filmIndex }, 'suspend', { about, reason: '' }),
  );
  return `${name} is suspended.`;
}

export async function freePerson(site: Site, name: string): Promise<string> {
  const { filmIndex } = site;
  await act(site, name, (acting, about) =>
    perform({ ...acting, filmIndex }, 'free', { about, reason: '' }),
  );
  return `${name} is free again.`;
}
