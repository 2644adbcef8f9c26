/** Reads a blob as a data URL. @throws Error if it can no longer be read */
export const readDataUrl = async (blob: Blob): Promise<string> => {
  let binary = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) binary += String.fromCharCode(byte);
  return `data:${blob.type};base64,${btoa(binary)}`;
};
