/** Muted backgrounds on which every skin and hair colour of the style is visible, in both modes. */
const BACKGROUNDS = ['f2c879', 'd9a066', 'c98b6b', '9fb7a5', '8fa9bf', 'b7a3c4'];

/**
 * Draws a cartoon face whose hair, clothing, eyes, mouth and skin are derived from the seed.
 * @param firstName the seed: the same name always gives the same face
 * @returns an SVG data URL, or an empty string if the drawing code could not be loaded
 */
export const makeAvatar = async (firstName: string): Promise<string> => {
  try {
    const [{ createAvatar }, personas] = await Promise.all([
      import('@dicebear/core'),
      import('@dicebear/personas'),
    ]);
    return createAvatar(personas, {
      seed: firstName,
      backgroundColor: BACKGROUNDS,
      eyes: ['open', 'wink', 'glasses', 'happy', 'sunglasses'],
      mouth: ['smile', 'bigSmile', 'smirk', 'lips', 'surprise'],
    }).toDataUri();
  } catch {
    return '';
  }
};
