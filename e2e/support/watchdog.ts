import type { BrowserContext } from '@playwright/test';

const OWN_HOSTS = new Set(['localhost', '127.0.0.1']);
const OWN_SCHEMES = new Set(['data:', 'blob:']);

/** Listens to everything a browser says beside what a test asks of it. */
export class Watchdog {
  readonly complaints: string[] = [];
  /** That a test's browser has no service worker is the test's own doing. */
  private readonly expected = [/registration blocked by Playwright/];

  /** Lets console messages that match pass: for tests that provoke a failure the browser itself reports. */
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
      // What the browser itself makes has no stack.
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
