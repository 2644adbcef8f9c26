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
 * @param onText tells the store what was typed; called once that is painted, or before anything else
 * is dispatched (docs/decisions/0032)
 * @returns the box's `onChange`; the box has neither `value` nor `defaultValue`
 */
export const useStoreText = <Box extends TextBox>(
  box: RefObject<Box | null>,
  select: (state: RootState) => string,
  onText: (text: string) => void,
): ((event: { target: Box }) => void) => {
  const store = useAppStore();
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
    const tell = () => {
      isTold.current = true;
      onText(target.value);
      // A letter that was refused changed nothing in the store, which therefore told nobody.
      show();
    };
    store.dispatch((_dispatch, _getState, { typed }) => {
      isTold.current = false;
      typed.tellLater(tell);
    });
  };
};
