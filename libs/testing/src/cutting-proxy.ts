import { connect, createServer, type Socket } from 'node:net';

/** Stands between a service and a server that it asks, and loses answers: the work is done when the connection is cut. */
export interface CuttingProxy {
  url: string;
  /** How many of the next answers are lost; `Infinity` for all. */
  loses: number;
  lost: number;
  close(): Promise<void>;
}

export async function cuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const provider = connect(Number(port), hostname);
    for (const socket of [client, provider]) {
      open.add(socket);
      // A cut connection is an error of both sides; the other one ends with it.
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    client.pipe(provider);
    client.on('close', () => provider.destroy());
    provider.on('close', () => client.destroy());
    provider.on('data', (bytes) => {
      if (proxy.loses <= 0) return client.write(bytes);
      proxy.loses -= 1;
      proxy.lost += 1;
      return client.resetAndDestroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy does not listen');
  const proxy: CuttingProxy = {
    url: `http://127.0.0.1:${address.port}`,
    loses: 0,
    lost: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
  return proxy;
}
