/** Stands between a server and its database, and can be as gone as a database that restarts. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** @param {string} target a database's address */
export async function startProxy(target) {
  const { hostname, port } = new URL(target);
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  /**
   * @param {import('node:net').Socket} from
   * @param {import('node:net').Socket} to
   */
  function join(from, to) {
    open.add(from);
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
    from.pipe(to);
  }
  const listener = createServer((socket) => {
    const beyond = connect(Number(port || 5432), hostname);
    join(socket, beyond);
    join(beyond, socket);
  });
  /** @param {number} at */
  const listen = async (at) => {
    listener.listen(at, '127.0.0.1');
    await once(listener, 'listening');
    const address = listener.address();
    return typeof address === 'object' && address ? address.port : at;
  };
  const here = await listen(0);
  return {
    address: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(here) }).href,
    /** Cuts all connections and refuses new ones. */
    async goAway() {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    comeBack: () => listen(here),
  };
}
