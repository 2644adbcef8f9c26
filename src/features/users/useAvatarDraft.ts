import { usePreparedFile } from '../../components/usePreparedFile';
import { prepareAvatar } from '../../lib/photos/prepareAvatar';

/**
 * Takes a picked file as an avatar: checked, cut square and shrunk.
 * @param onAvatar receives the avatar as a data URL
 */
export const useAvatarDraft = (onAvatar: (dataUrl: string) => void) =>
  usePreparedFile(prepareAvatar, onAvatar);
