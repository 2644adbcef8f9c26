/** Gives a file to the person at the screen, as a download. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it once the click is through.
  setTimeout(() => URL.revokeObjectURL(address));
};
