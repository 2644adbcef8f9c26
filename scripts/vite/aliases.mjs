import { fileURLToPath } from 'node:url';

/** @param {string} path */
const inRepo = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Modules of packages that give way to ours in every build. */
export const aliases = [
  {
    // msw's cookie jar: 257 kB of public suffixes, and it throws where local storage is denied.
    find: /^.*\/cookieStore\.mjs$/,
    replacement: inRepo('mocks/stubs/cookieStore.ts'),
  },
  {
    find: /^.*\/getRequestCookies\.mjs$/,
    replacement: inRepo('mocks/stubs/getRequestCookies.ts'),
  },
  {
    find: /^.*\/matchRequestUrl\.mjs$/,
    replacement: inRepo('mocks/stubs/matchRequestUrl.ts'),
  },
  {
    find: /^.*\/observe-response-body-stream\.mjs$/,
    replacement: inRepo('mocks/stubs/observeResponseBodyStream.ts'),
  },
  { find: /^.*\/shims\/statuses\.mjs$/, replacement: inRepo('mocks/stubs/statuses.ts') },
  { find: 'headers-polyfill', replacement: inRepo('mocks/stubs/headersPolyfill.ts') },
  {
    find: '@emotion/is-prop-valid',
    replacement: inRepo('src/theme/stubs/isPropValid.ts'),
  },
  {
    find: 'hoist-non-react-statics',
    replacement: inRepo('src/theme/stubs/hoistNonReactStatics.ts'),
  },
  {
    // MUI's icons would bring MUI's theme and styling system into every page.
    find: /^\.\/utils\/createSvgIcon\.mjs$/,
    replacement: inRepo('src/components/createSvgIcon.tsx'),
  },
];
