import { findBrowser } from './findBrowser.mjs';

/**
 * How tests, measurements and screenshots start Chromium: without its own network traffic, and without the sandbox only
 * where it cannot work (as root).
 * @param {string | undefined} executablePath if not the first browser found
 */
export function browserOptions(executablePath = findBrowser()) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}
