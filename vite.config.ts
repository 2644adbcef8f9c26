import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Vite colours the port inside the address, which breaks copying it from some terminals and logs. */
function plainAddress(): Plugin {
  return {
    name: 'plain-address',
    configureServer(server) {
      const print = server.printUrls.bind(server);
      server.printUrls = () => {
        const address = server.httpServer?.address();
        if (typeof address === 'object' && address !== null && !server.config.server.host) {
          server.config.logger.info(`\nhttp://localhost:${address.port}${server.config.base}\n`);
        } else {
          print();
        }
      };
    },
  };
}

/** Packages that every page needs and that change only with an upgrade, so that browsers keep them for long. */
const vendorGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router(-dom)?[\\/]/ },
  {
    name: 'redux',
    test: /node_modules[\\/](@reduxjs|react-redux|redux|immer|reselect|redux-thunk)[\\/]/,
  },
];

export default defineConfig({
  plugins: [react(), plainAddress()],
  resolve: {
    alias: [
      {
        // msw's cookie jar: 257 kB of public suffixes, and it throws where local storage is denied.
        find: /^.*\/cookieStore\.mjs$/,
        replacement: fileURLToPath(new URL('./mocks/stubs/cookieStore.ts', import.meta.url)),
      },
      {
        // MUI's icons would bring MUI's theme and styling system into every page.
        find: /^\.\/utils\/createSvgIcon\.mjs$/,
        replacement: fileURLToPath(new URL('./src/components/createSvgIcon.tsx', import.meta.url)),
      },
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
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: vendorGroups } } },
  },
});
