import type { Transport } from '../api/transport';

/**
 * A transport whose failures are held back until the first page is on screen. A component that mounts on a failed query
 * retries it, so that an earlier failure would only flash.
 * @param shown settles once the page is on screen
 */
export const delayFailuresUntilShown =
  (transport: Transport, shown: Promise<void>): Transport =>
  async (request) => {
    try {
      const answer = await transport(request);
      if (!answer.ok) await shown;
      return answer;
    } catch (reason) {
      await shown;
      throw reason;
    }
  };
