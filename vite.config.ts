import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compileHint } from './scripts/vite/compileHint.mjs';
import { firstPage } from './scripts/vite/firstPage.mjs';
import { plainAddress } from './scripts/vite/plainAddress.mjs';

/**
 * A browser fetches a handful of files sooner than forty: what an address needs comes in a few chunks, all asked for at
 * once. Packages stand apart, for they change only with an upgrade and browsers keep them for long.
 */
const chunks = [
  {
    name: 'first',
    // What the calls about films send and answer comes with the code that uses it.
    test: /\/(src\/(main|domain\/(?!film(s|Requests|Answers)\b|matchRequest))|node_modules\/(idb|uuid|dayjs)\/)|rolldown.runtime|preload-helper/,
  },
  {
    name: 'redux',
    test: /\/node_modules\/(react|@reduxjs|react-redux|redux|immer|reselect|redux-thunk)\//,
  },
  {
    name: 'react',
    test: /\/node_modules\/(react-dom|scheduler|react-router(-dom)?|@emotion)\//,
  },
  // With what sign-in and films share with a feed: left to itself, that becomes five small files.
  { name: 'backend', test: /\/mocks\/start\.ts/ },
  // Without React's renderer: it asks for the first feed while that is on its way.
  { name: 'store', test: /\/src\/app\/startStore\.ts/ },
  {
    // With the landing page's picture: left to itself it joins `guest`, which that page would then load.
    name: 'app',
    test: /\/src\/(app\/(startApp|Frame)|pages\/((Home|Explore|Bookmarks|Post)Page|guest\/HeroPicture))\.tsx/,
  },
  {
    // What a profile's tabs share with the guest's forms: left to themselves, tabs would load the forms.
    name: 'muiUtils',
    test: /\/@mui\/(utils\/(contains|debounce|fastObjectShallowCompare|owner(Document|Window)|use(RovingTabIndex|SlotProps|ValueAsRef))|material\/utils\/(contains|debounce|focusable|focusWithVisible|mergeSlotProps|owner(Document|Window)))/,
  },
  { name: 'guest', test: /\/src\/pages\/(Login|Signup)Page\.tsx/ },
];

/** Another table of films than the product's, for measuring: the path of a file like `mocks/films/films.tsv`. */
const filmsTable = process.env['VITE_FILMS_TABLE'];

/** Chunks that most visits run early, and almost whole. */
const RUN_EARLY = ['first', 'redux', 'store', 'react', 'app', 'backend'];

/** The service worker of a build, with a list of all its files. The page registers it, and the manifest is written by hand. */
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'sw.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['**/*'],
    globIgnores: ['apiWorker.js', 'mockServiceWorker.js'],
  },
});

export default defineConfig({
  plugins: [react(), plainAddress(), firstPage(), compileHint(RUN_EARLY), serviceWorker],
  resolve: {
    alias: [
      {
        // msw's cookie jar brings 257 kB of public suffixes, and throws where local storage is denied.
        find: /^.*\/cookieStore\.mjs$/,
        replacement: fileURLToPath(new URL('mocks/stubs/cookieStore.ts', import.meta.url)),
      },
      ...(filmsTable
        ? [{ find: './films.tsv?raw', replacement: `${resolve(filmsTable)}?raw` }]
        : []),
    ],
  },
  // What dialogs and menus load late is prepared at the start: found later, it would reload the page.
  optimizeDeps: {
    include: [
      '@dicebear/core',
      '@dicebear/personas',
      '@mui/material/Dialog',
      '@mui/material/Divider',
      '@mui/material/Menu',
      '@mui/material/MenuItem',
      'msw/browser',
      'notistack',
    ],
  },
  server: { port: 5173 },
  preview: { port: 4173 },
  build: {
    target: 'es2022',
    // Leaves 1 % less script than Vite's own minifier.
    minify: 'terser',
    terserOptions: { ecma: 2020, safari10: false, compress: { passes: 3 } },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // It would tell of each build that terser takes most of the time.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: chunks } },
    },
  },
});
