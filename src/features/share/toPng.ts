interface Size {
  width: number;
  height: number;
}

/**
 * Draws a picture as a PNG of a size.
 * @throws Error if this browser cannot
 */
export const toPng = async (address: string, { width, height }: Size): Promise<Blob> => {
  const image = new Image(width, height);
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('This browser cannot write pictures.');
  return png;
};
