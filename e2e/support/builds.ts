/**
 * The production builds that the tests meet, each served by `vite preview`. The ports are picked once and handed to
 * the workers by the environment.
 */
const DEFAULT_PORT = 41_730;
export const appPort = Number(process.env['E2E_PORT'] ?? DEFAULT_PORT);
export const subPathPort = appPort + 1;

/** Runs at other ports build into folders of their own, so that two may go on at once. */
export const runSuffix = appPort === DEFAULT_PORT ? '' : `-${appPort}`;

/** Where the second build expects to be served. */
export const SUB_PATH = '/films/';

function serve(outDir: string, port: number, base: string, faults: 'on' | 'panel') {
  const build = `npx vite build --outDir ${outDir} --base ${base} --emptyOutDir --logLevel warn`;
  const preview = `npx vite preview --outDir ${outDir} --base ${base} --port ${port} --strictPort`;
  return {
    command: `${build} && ${preview}`,
    url: `http://localhost:${port}${base}`,
    reuseExistingServer: false,
    timeout: 300_000,
    env: { VITE_FAULTS: faults, VITE_API_DELAY_MS: '20' },
  };
}

export const servedBuilds = [
  serve(`dist-e2e${runSuffix}`, appPort, '/', 'on'),
  // Few tests meet this one, so that it can hold the developer's panel as well.
  serve(`dist-e2e-films${runSuffix}`, subPathPort, SUB_PATH, 'panel'),
];
