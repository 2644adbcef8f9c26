import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { UserSummary } from '../../../domain/entities';
import { useSearchUsersQuery } from '../../users/usersApi';
import { nameBeingTyped } from './nameBeingTyped';

const SHOWN = 5;

const MOVES = ['input', 'keyup', 'click', 'focus', 'blur'] as const;

type Area = React.RefObject<HTMLTextAreaElement | null>;

/** A focus does not bubble, so the document listens while it comes down. */
const subscribe = (notify: () => void) => {
  for (const move of MOVES) document.addEventListener(move, notify, { capture: true });
  return () => {
    for (const move of MOVES) document.removeEventListener(move, notify, { capture: true });
  };
};

/** The name being typed at the caret of a text box, while it has the focus. */
const useNameBeingTyped = (area: Area): string | undefined =>
  useSyncExternalStore(subscribe, () => {
    const field = area.current;
    return field && field === document.activeElement ? nameBeingTyped(field) : undefined;
  });

/** Of the people found those first whose name begins with what was typed. */
const likeliest = (people: readonly UserSummary[], typed: string): UserSummary[] => {
  const wanted = typed.toLowerCase();
  const begins = ({ username, firstName, lastName }: UserSummary) =>
    [username, firstName, lastName].some((name) => name.toLowerCase().startsWith(wanted));
  return people.toSorted((a, b) => Number(begins(b)) - Number(begins(a))).slice(0, SHOWN);
};

/** The people whose mention may be meant in a text box, and the keys that choose among them. */
export const useMention = (area: Area) => {
  const name = useNameBeingTyped(area);
  const [dismissed, setDismissed] = useState<string>();
  const [choice, setChoice] = useState({ name, index: 0 });
  const isSought = name !== undefined && name !== dismissed;
  const { currentData } = useSearchUsersQuery(name ?? '', { skip: !isSought });
  const people: readonly UserSummary[] =
    isSought && currentData ? likeliest(currentData.users, name) : [];
  // Another name is chosen from its beginning.
  const active = choice.name === name ? Math.min(choice.index, people.length - 1) : 0;

  const choose = ({ username }: UserSummary) => {
    const field = area.current;
    if (name === undefined || !field) return;
    const caret = field.selectionStart;
    field.setRangeText(`${username} `, caret - name.length, caret, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, isComposing } = event;
    const chosen = people[active];
    if (!chosen || ctrlKey || metaKey || isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined)
      setChoice({ name, index: (active + step + people.length) % people.length });
    else if (key === 'Enter' || key === 'Tab') choose(chosen);
    else if (key === 'Escape') setDismissed(name);
    else return;
    // The key is used up: it sends no form, closes no dialog and moves no focus.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const field = area.current;
    const listen = (event: KeyboardEvent) => press(event);
    field?.addEventListener('keydown', listen);
    return () => field?.removeEventListener('keydown', listen);
  }, [area]);

  return { people, active, choose };
};
