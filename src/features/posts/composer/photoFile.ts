const imageOf = (files: FileList): File | null =>
  [...files].find(({ type }) => type.startsWith('image/')) ?? files[0] ?? null;

/** The file that was dropped, a picture before any other; null where there is none. */
export const droppedFile = ({ files }: DataTransfer): File | null => imageOf(files);

/** The file that was pasted, or null: word processors copy words together with a picture of them. */
export const pastedFile = ({ files, types }: DataTransfer): File | null =>
  types.includes('text/plain') ? null : imageOf(files);
