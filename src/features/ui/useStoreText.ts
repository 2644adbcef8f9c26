import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useAppStore, type RootState } from '../../app/hooks';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const write = (box: TextBox | null, text: string): void => {
  if (box && box.value !== text) box.value = text;
};

/**
 * Shows a text of the store in a text box that React does not write: what is typed stands there
 * already, and showing it renders nothing. Whatever else changes the text is put in: a draft that was
 * found, a post that was sent, a jump to the past.
 * @param onText tells the store what was typed: 40 ms later, which is after its frame, or before
 * anything else is dispatched (docs/decisions/0032)
 * @returns the box's `onChange`; the box has neither `value` nor `defaultValue`
 */
export const useStoreText = <Box extends TextBox>(
  box: RefObject<Box | null>,
  select: (state: RootState) => string,
  onText: (text: string) => void,
): ((event: { target: Box }) => void) => {
  const store = useAppStore();
  // Until it is told the box is ahead of the store, and nothing may be written into it.
  const isTold = useRef(true);
  const show = () => {
    if (isTold.current) write(box.current, select(store.getState()));
  };
  // After each render, for `select` may be another one: an edit shows the post until its draft begins.
  useLayoutEffect(() => {
    show();
    return store.subscribe(show);
  });
  return ({ target }) => {
    // What is on its way takes with it what stands in the box by then.
    if (!isTold.current) return;
    isTold.current = false;
    const before = select(store.getState());
    const tell = () => {
      // Only DevTools change it without a dispatch: words of the past are nothing for the present.
      if (select(store.getState()) === before) onText(target.value);
      isTold.current = true;
      // A letter that was refused changed nothing in the store, which therefore told nobody.
      show();
    };
    // First words are more than a text: a button takes them, a list opens. So is their end.
    if (target.value === '' || before === '') tell();
    else store.dispatch((_dispatch, _getState, { typed }) => typed.tellLater(tell));
  };
};
