/** Whether the system can share at all. */
export const canShare = (): boolean => 'share' in navigator;

/** Dismissing the system's share sheet is not a failure. */
const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Opens the system's share sheet. Resolves to false if that fails. */
export const systemShare = async (data: ShareData): Promise<boolean> => {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isCancelled(error);
  }
};
