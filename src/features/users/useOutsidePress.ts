import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Hears a press anywhere but in `inside`.
 * @param isListening false while it does not matter
 */
export const useOutsidePress = (
  inside: RefObject<HTMLElement | null>,
  isListening: boolean,
  onPress: () => void,
): void => {
  const press = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !inside.current?.contains(event.target)) onPress();
  });
  useEffect(() => {
    if (!isListening) return undefined;
    const listener = (event: PointerEvent) => {
      press(event);
    };
    document.addEventListener('pointerdown', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
    };
  }, [isListening]);
};
