import type { Toast } from './toast';

/** A toast's text. The name in it keeps a direction of its own, and does not reorder the words around it. */
export function ToastText({ text, name }: Pick<Toast, 'text' | 'name'>) {
  const start = name ? text.lastIndexOf(name) : -1;
  if (!name || start === -1) return text;
  return (
    <>
      {text.slice(0, start)}
      <bdi>{name}</bdi>
      {text.slice(start + name.length)}
    </>
  );
}
