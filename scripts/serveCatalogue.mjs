import { resolve } from 'node:path';
import { build, preview } from 'vite';

const configFile = 'catalogue/vite.config.ts';

/**
 * Builds the catalogue and serves it at a free port.
 * @param {string} folder the build folder, relative to the project's root
 */
export async function serveCatalogue(folder) {
  const outDir = resolve(folder);
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    configFile,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0 },
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The catalogue is served nowhere.');
  return { address, close: () => server.close() };
}
