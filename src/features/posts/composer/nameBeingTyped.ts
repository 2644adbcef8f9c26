import { linkify, type TextPart } from '../../../domain/linkify';

/** An @name in a text box: what of it is typed before the caret, and where it stands, without its @. */
interface NameBeingTyped {
  typed: string;
  start: number;
  end: number;
}

/** Somebody whose name has a dot may be about to type the next letter. */
const isUnfinished = (name: string): boolean => /[.-]$/.test(name);

/** The parts of a text with the places where they begin. */
const placed = (parts: readonly TextPart[]) => {
  let end = 0;
  return parts.map((part) => ({
    ...part,
    start: (end += part.text.length) - part.text.length,
    end,
  }));
};

/** The @name around the caret of a text box; undefined if there is none. */
export const nameBeingTyped = ({
  value,
  selectionStart: caret,
  selectionEnd,
}: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>):
  NameBeingTyped | undefined => {
  if (caret !== selectionEnd) return undefined;
  const typed = placed(linkify(value.slice(0, caret), isUnfinished)).at(-1);
  if (typed?.kind !== 'mention') return undefined;
  const whole = placed(linkify(value)).find(({ start }) => start === typed.start);
  if (whole?.kind !== 'mention') return undefined;
  return { typed: typed.text.slice(1), start: typed.start + 1, end: Math.max(caret, whole.end) };
};
