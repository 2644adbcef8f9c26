/** Long, since some browsers read a large file long after the click. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a file to the user's device. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
};
