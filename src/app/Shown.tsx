import { useEffect } from 'react';

interface ShownProps {
  children: React.ReactNode;
  onShown: () => void;
}

/** Tells when what stands in it is on screen, and its effects have run. */
export function Shown({ children, onShown }: ShownProps) {
  useEffect(onShown, [onShown]);
  return children;
}
