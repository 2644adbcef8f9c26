import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, 'dist-server');
const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt|map)$/;

/** Copies the built app beside the server, each text with its compressed copies. */
const compressedApp = (): Plugin => ({
  name: 'compressed-app',
  async closeBundle() {
    const folder = join(outDir, 'app');
    await cp(join(root, 'dist'), folder, { recursive: true });
    const names = await readdir(folder, { recursive: true });
    await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map(compress));

    async function compress(name: string): Promise<void> {
      const path = join(folder, name);
      const content = await readFile(path);
      await Promise.all([
        promisify(brotliCompress)(content).then((bytes) => writeFile(`${path}.br`, bytes)),
        promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
      ]);
    }
  },
});

/** Builds the server for Node; packages stay in `node_modules`. */
export default defineConfig({
  root,
  plugins: [compressedApp()],
  publicDir: false,
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { main: join(root, 'server/main.ts'), admin: join(root, 'server/admin.ts') },
      output: { entryFileNames: '[name].js' },
    },
  },
});
