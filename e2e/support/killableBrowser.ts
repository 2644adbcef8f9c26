import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { browserOptions } from '../../scripts/browserOptions.mjs';
import { recordToasts } from './toasts';

/** A browser's profile on disk, in which browsers can be started and killed one after another. */
export class KillableBrowser {
  private readonly profile = mkdtempSync(join(tmpdir(), 'cinefolk-'));

  /**
   * Starts a browser on the profile. `kill` ends it like a power cut, without any further writes; `close` shuts it down
   * properly.
   */
  async start(): Promise<{ page: Page; kill: () => Promise<void>; close: () => Promise<void> }> {
    const portFile = join(this.profile, 'DevToolsActivePort');
    rmSync(portFile, { force: true });
    const { executablePath = chromium.executablePath(), args } = browserOptions();
    const child = spawn(
      executablePath,
      [
        ...args,
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.profile}`,
        'about:blank',
      ],
      { stdio: 'ignore', detached: process.platform !== 'win32' },
    );
    await expect.poll(() => existsSync(portFile)).toBe(true);
    await expect.poll(() => readFileSync(portFile, 'utf8')).toMatch(/^\d+\n./);
    const [port] = readFileSync(portFile, 'utf8').split('\n');
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port ?? ''}`);
    const context = browser.contexts()[0];
    if (!context) throw new Error('The browser has no default context.');
    await recordToasts(context);
    return {
      page: await context.newPage(),
      kill: async () => {
        const gone = once(child, 'exit');
        if (child.pid === undefined) throw new Error('The browser did not start.');
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
        await gone;
      },
      close: async () => {
        const gone = once(child, 'exit');
        const session = await browser.newBrowserCDPSession();
        await session.send('Browser.close').catch(() => undefined);
        await gone;
      },
    };
  }

  /** Overwrites every file of the databases with noise, as a failing disk might. No browser may be running. */
  damageDatabases(): void {
    const folder = join(this.profile, 'Default', 'IndexedDB');
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name);
      if (statSync(path).isFile()) writeFileSync(path, Buffer.alloc(statSync(path).size, 0x5a));
    }
  }

  remove(): void {
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
