const MAX_CHARS = 80;

/** A title as the name of a file, without what some system does not allow in one. */
export const listFileName = (title: string): string => {
  const plain = title.replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ').replace(/\s+/g, ' ');
  const cut = Array.from(plain.trim()).slice(0, MAX_CHARS).join('');
  const name = cut.replace(/^\.+|[. ]+$/g, '');
  return name === '' ? 'List' : name;
};

/**
 * Returns a function that numbers the names it is given: the second "Noir" is "Noir (2)". On some systems, names that
 * differ only in case are one.
 */
export const nameNumbering = (): ((name: string) => string) => {
  const taken = new Set<string>();
  const unused = (name: string, nth: number): string => {
    const tried = nth === 1 ? name : `${name} (${nth})`;
    if (taken.has(tried.toLowerCase())) return unused(name, nth + 1);
    taken.add(tried.toLowerCase());
    return tried;
  };
  return (name) => unused(name, 1);
};
