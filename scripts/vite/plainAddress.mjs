/**
 * Prints the address without colours: Vite colours the port, which breaks copying it from some terminals and logs.
 * @returns {import('vite').Plugin}
 */
export function plainAddress() {
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
