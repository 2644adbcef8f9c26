import { useEffect } from 'react';

interface ShownProps {
  children: React.ReactNode;
  onShown: () => void;
}

/** Reports when its children are on screen and their effects have run. */
export function Shown({ children, onShown }: ShownProps) {
  useEffect(onShown, [onShown]);
  return children;
}
