import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { UserSummary } from '../../../domain/entities';
import { keyOf } from '../../../lib/keys';
import { replaceText } from '../../../lib/replaceText';
import { useSearchUsersQuery } from '../../search/searchApi';
import { nameBeingTyped } from './nameBeingTyped';

const MAX_SHOWN = 5;

const CARET_EVENTS = ['input', 'keyup', 'click', 'focus', 'blur'] as const;

type Area = React.RefObject<HTMLTextAreaElement | null>;

/** Focus events do not bubble, so the document listens in the capture phase. */
const subscribe = (notify: () => void) => {
  for (const type of CARET_EVENTS) document.addEventListener(type, notify, { capture: true });
  return () => {
    for (const type of CARET_EVENTS) document.removeEventListener(type, notify, { capture: true });
  };
};

/** Where a name is being typed at the caret of a text box that has the focus, and what of it: "12 reel". */
const usePlaceOfName = (area: Area): string | undefined =>
  useSyncExternalStore(subscribe, () => {
    const field = area.current;
    const name = field && field === document.activeElement ? nameBeingTyped(field) : undefined;
    return name && `${name.start} ${name.typed}`;
  });

/** Of the users found, those first whose name starts with what was typed. */
const bestMatches = (people: readonly UserSummary[], typed: string): UserSummary[] => {
  const prefix = typed.toLowerCase();
  const startsWithPrefix = ({ username, firstName, lastName }: UserSummary) =>
    [username, firstName, lastName].some((name) => name.toLowerCase().startsWith(prefix));
  return people
    .toSorted((a, b) => Number(startsWithPrefix(b)) - Number(startsWithPrefix(a)))
    .slice(0, MAX_SHOWN);
};

/** The users whom the @name at the caret may refer to. It handles the keys that choose among them. */
export const useMention = (area: Area) => {
  const place = usePlaceOfName(area);
  const name = place?.split(' ')[1];
  const [dismissed, setDismissed] = useState<string>();
  const [choice, setChoice] = useState({ place, index: 0 });
  const isSearching = name !== undefined && place !== dismissed;
  const { currentData } = useSearchUsersQuery(name ?? '', { skip: !isSearching });
  const people: readonly UserSummary[] =
    isSearching && currentData ? bestMatches(currentData.users, name) : [];
  // A different name starts at its first suggestion.
  const active = choice.place === place ? Math.min(choice.index, people.length - 1) : 0;

  const choose = ({ username }: UserSummary) => {
    const field = area.current;
    const name = field && nameBeingTyped(field);
    if (!name) return;
    const { start, end } = name;
    const next = field.value.charAt(end);
    // One space follows, also where there is one already; punctuation and words of other scripts follow directly.
    const gap = /^\s?$/.test(next) ? ' ' : '';
    const isSpace = /^[\p{Zs}]$/u.test(next);
    replaceText(field, username + (isSpace ? next : gap), [start, isSpace ? end + 1 : end]);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, shiftKey } = event;
    const key = keyOf(event);
    const chosen = people[active];
    if (!chosen || ctrlKey || metaKey || shiftKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined)
      setChoice({ place, index: (active + step + people.length) % people.length });
    else if (key === 'Enter' || key === 'Tab') choose(chosen);
    else if (key === 'Escape') setDismissed(place);
    else return;
    // The key must not also submit the form, close the dialog or move the focus.
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
