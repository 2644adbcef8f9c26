interface TextWithNameProps {
  text: string;
  /** A name in the text. */
  name?: string | undefined;
}

/** A text in which a name keeps a direction of its own, and does not reorder the words around it. */
export function TextWithName({ text, name }: TextWithNameProps) {
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
