import type { BrowserContext } from '@playwright/test';

const OWN_HOSTS = new Set(['localhost', '127.0.0.1']);
const OWN_SCHEMES = new Set(['data:', 'blob:']);

/** Listens to everything a browser reports besides what a test asks for. */
export class Watchdog {
  readonly complaints: string[] = [];
  /** A test's browser has no service worker because the test disabled it. */
  private readonly expected = [/registration blocked by Playwright/];

  /** Ignores matching console messages, for tests that provoke a failure which the browser reports. */
  allow(message: RegExp): void {
    this.expected.push(message);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.complain(`console ${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (webError) => {
      const { name, message, stack } = webError.error();
      // Messages of the browser itself have no stack.
      this.complain(`uncaught: ${stack || `${name}: ${message}`}`);
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (OWN_SCHEMES.has(url.protocol) || OWN_HOSTS.has(url.hostname)) return;
      this.complain(`request to another host: ${request.url()}`);
    });
  }

  private complain(complaint: string): void {
    if (!this.expected.some((message) => message.test(complaint))) this.complaints.push(complaint);
  }
}
