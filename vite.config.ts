import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compileHint } from './scripts/vite/compileHint.mjs';
import { firstPage } from './scripts/vite/firstPage.mjs';
import { plainAddress } from './scripts/vite/plainAddress.mjs';

/**
 * Browsers fetch a handful of files faster than forty, so an address needs only a few chunks, which are all requested at
 * once. Packages have chunks of their own, since they change only with an upgrade and stay in the browser's cache.
 */
const chunks = [
  {
    name: 'first',
    // Without the schemas that no feed needs, which are loaded with the code that uses them.
    test: /\/(src\/(main|domain\/(?!(account|authRequests|demoAccounts|imageHeaders|sampleAccounts|film(s|Address|Queries|Requests|Answers)|list(s|Limits|Queries|Requests)|distinctTags|hidden|invitations|matchRequest|moderation|nameKey|notificationRequests|periods|requests|pictures|search(Excerpt|Queries)|signUp|tags|textList|watchDay)\b))|node_modules\/(idb|uuid|dayjs)\/)|rolldown.runtime|preload-helper/,
  },
  // What the guest's forms share with the backend's later calls.
  { name: 'requests', test: /\/src\/domain\/(authRequests|demoAccounts)\.ts/ },
  // What the backend's later calls share with screens that come later, which on a server come without the backend.
  { name: 'laterShapes', test: /\/src\/domain\/(list(s|Limits)|hidden)\.ts/ },
  {
    name: 'redux',
    test: /\/node_modules\/(react|@reduxjs|react-redux|redux|immer|reselect|redux-thunk)\//,
  },
  {
    name: 'react',
    test: /\/node_modules\/(react-dom|scheduler|react-router(-dom)?|@emotion)\//,
  },
  // Includes what sign-in and films share with a feed, which would otherwise become five small files.
  { name: 'backend', test: /\/mocks\/start\.ts/ },
  // Without React's renderer: it requests the first feed while the renderer is loading.
  { name: 'store', test: /\/src\/app\/startStore\.ts/ },
  {
    // Includes the landing page's picture: otherwise it would join `guest`, which that page would then load. Also a
    // profile's menu, which needs the same files as that of a post: a second list of their names would weigh more.
    name: 'app',
    test: /\/src\/(app\/(startApp|Frame)|pages\/((Explore|Bookmarks)Page|guest\/HeroPicture)|features\/users\/hidden\/PersonMenu)\.tsx/,
  },
  {
    // Home with its text box, which the other feeds do without, and what profiles and the guest's forms share with the
    // search: otherwise they would load the search.
    name: 'writing',
    test: /\/src\/(pages\/HomePage|features\/users\/useProfilePath)\.ts|@mui\/utils\/(contains|setRef|useControlled)\//,
  },
  { name: 'search', test: /\/src\/features\/search\/SearchBox\.tsx/ },
  {
    // What a profile's tabs share with the guest's forms: otherwise the tabs would load the forms.
    name: 'muiUtils',
    test: /\/@mui\/(utils\/(contains|debounce|fastObjectShallowCompare|owner(Document|Window)|use(RovingTabIndex|SlotProps|ValueAsRef))|material\/utils\/(contains|debounce|focusable|focusWithVisible|mergeSlotProps|owner(Document|Window)))/,
  },
  // All that the backend does not need to answer a feed.
  {
    name: 'laterEndpoints',
    test: /\/mocks\/(db\/searchIn|handlers\/(laterEndpoints|postSearch|userSearch)|films\/filmIndex)\.ts/,
  },
  // What the menus, the dialog and the settings that hide people share: otherwise it would be four small files.
  { name: 'hiding', test: /\/src\/features\/users\/hidden\/(useHiding|useIsMuted)\.ts/ },
  // What the backend needs for those who hide somebody or something.
  { name: 'hidden', test: /\/mocks\/(db\/withoutPeople|notifications\/heard|views\/folded)\.ts/ },
  // What menus and dialogs share with the guest's forms: otherwise the first menu or dialog would load those forms.
  { name: 'popover', test: /\/@mui\/material\/Menu\/Menu\.mjs/ },
  {
    // What menus share with pages: otherwise these would load the menus.
    name: 'actions',
    test: /\/@mui\/icons-material\/(CheckRounded|DeleteOutlineRounded|EditRounded|File(Down|Up)loadOutlined|FlagOutlined)\.mjs|\/src\/(features\/ui\/useShareMenu|pages\/settings\/(colourModes|settingsActions))\.ts|@mui\/material\/ListItemIcon\//,
  },
  {
    // The menus of the frame, of feeds and of profiles: otherwise they would be twenty small files.
    name: 'menus',
    test: /\/src\/(app\/(More|Settings)Menu|features\/posts\/(card\/(PostMenuList|PostShareMenu)|feed\/SortMenuList)|features\/users\/hidden\/PersonMenuList)\.tsx/,
  },
  // Of the landing page and the sign-up: otherwise the first would load the second.
  { name: 'rulesLink', test: /\/src\/pages\/guest\/RulesLink\.tsx/ },
  { name: 'guest', test: /\/src\/pages\/(Login|Signup)Page\.tsx/ },
];

/** The backend's chunks have a prefix, by which the pages of a server leave them out. */
const chunkFileNames = ({ moduleIds }: { moduleIds: string[] }): string =>
  `assets/${moduleIds.some((id) => id.includes('/mocks/')) ? 'mocks-' : ''}[name]-[hash].js`;

/** The path of a film table that replaces `mocks/films/films.tsv`, for measurements. */
const filmsTable = process.env['VITE_FILMS_TABLE'];

/** Chunks that most visits run early, and almost completely. */
const RUN_EARLY = ['first', 'redux', 'store', 'react', 'app', 'backend'];

/** The service worker of a build, with a list of all its files. The app registers it itself, and has a manifest already. */
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
        // msw's cookie jar contains 257 kB of public suffixes, and throws if local storage is denied.
        find: /^.*\/(cookieStore|getRequestCookies)\.mjs$/,
        replacement: fileURLToPath(new URL('mocks/stubs/cookies.ts', import.meta.url)),
      },
      ...(filmsTable
        ? [{ find: './films.tsv?raw', replacement: `${resolve(filmsTable)}?raw` }]
        : []),
    ],
  },
  // Packages that dialogs and menus import are optimised at the start: discovered later, they would reload the page.
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
    // Its output is 1 % smaller than that of Vite's own minifier.
    minify: 'terser',
    terserOptions: { ecma: 2020, safari10: false, compress: { passes: 3 } },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // It would report in every build that terser takes most of the time.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: chunks }, chunkFileNames },
    },
  },
});
