import { execSync } from 'node:child_process';

/*
 * The production builds under test, each served by `vite preview`, and the development server. The ports are chosen once
 * and passed to the workers through the environment.
 */

/** Below the ports that Linux gives to outgoing connections: one of a moment ago could still hold it. */
const DEFAULT_PORT = 21_730;
export const appPort = Number(process.env['E2E_PORT'] ?? DEFAULT_PORT);
export const subPathPort = appPort + 1;
const developmentPort = appPort + 2;

/** The development server, as `npm start` starts it. */
export const developmentUrl = `http://localhost:${developmentPort}`;

/** Runs with other ports use build folders of their own, so that two can run at once. */
export const runSuffix = appPort === DEFAULT_PORT ? '' : `-${appPort}`;

/** The base path of the second build. */
export const SUB_PATH = '/films/';

/** The base path of the first build. */
export const APP_BUILD = `dist-e2e${runSuffix}`;

const buildInto = (outDir: string, base: string) =>
  `npx vite build --outDir ${outDir} --base ${base} --emptyOutDir --logLevel warn`;

const SERVER = { reuseExistingServer: false, timeout: 300_000 };

function serve(outDir: string, port: number, base: string, faults: 'on' | 'panel') {
  const build = buildInto(outDir, base);
  const preview = `npx vite preview --outDir ${outDir} --base ${base} --port ${port} --strictPort`;
  return {
    ...SERVER,
    command: `${build} && ${preview}`,
    url: `http://localhost:${port}${base}`,
    env: { VITE_FAULTS: faults, VITE_API_DELAY_MS: '20' },
  };
}

export const servers = [
  serve(APP_BUILD, appPort, '/', 'on'),
  // Few tests use this one, so it can include the developer panel.
  serve(`dist-e2e-films${runSuffix}`, subPathPort, SUB_PATH, 'panel'),
  {
    ...SERVER,
    command: `npx vite --port ${developmentPort} --strictPort`,
    url: developmentUrl,
    env: { VITE_API_DELAY_MS: '20' },
  },
];

/**
 * Creates the next deployment after the first build: a constant in its first chunk differs, and with it the names of
 * all chunks that import it.
 * @param which the first release after it, or the second
 * @returns the folder
 */
export function buildNextRelease(which: 1 | 2): string {
  const folder = `dist-e2e-next${which}${runSuffix}`;
  execSync(buildInto(folder, '/'), {
    env: { ...process.env, VITE_FAULTS: 'on', VITE_API_DELAY_MS: String(20 + which) },
  });
  return folder;
}
