/** A minute: some browsers read a large file long after the click. */
const REVOKE_AFTER_MS = 60_000;

/** Gives a file to the person at the screen, as a download. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
};
