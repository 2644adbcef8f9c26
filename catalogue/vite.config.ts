import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plainAddress } from '../scripts/vite/plainAddress.mjs';

/** `npm run catalogue`: the app's components, each in each of its states. Not part of the release. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: fileURLToPath(new URL('../public', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../node_modules/.vite-catalogue', import.meta.url)),
  plugins: [react(), plainAddress()],
  server: { port: 5174 },
  build: { target: 'es2022' },
});
