import type { Transport } from '../api/transport';

/**
 * A transport whose failures wait until the first page is on screen. Whoever comes upon a failed
 * query asks again, so that a failure known before would flash and be gone.
 * @param shown settles once the page is on screen
 */
export const failingOnceShown =
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
