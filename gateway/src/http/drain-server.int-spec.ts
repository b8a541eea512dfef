import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { stopAccepting } from './drain-server.js';

const portOf = (server: Server) => {
  const address: AddressInfo | string | null = server.address();
  return address && typeof address === 'object' ? address.port : 0;
};

// Requests of Node itself: which of them share a connection is what is tested.
describe('a server that leaves', () => {
  let finishSlow: () => void = () => undefined;
  const agents: Agent[] = [];
  afterEach(() => agents.splice(0).forEach((agent) => agent.destroy()));

  const start = async () => {
    const server = createServer((request, response) => {
      if (request.url === '/slow') finishSlow = () => response.end('slow');
      else response.end('quick');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return { server, port: portOf(server) };
  };
  const keptAlive = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return agent;
  };
  const ask = async (port: number, path: string, agent: Agent): Promise<{ connection: string; body: string }> => {
    const [response]: IncomingMessage[] = await once(get({ host: '127.0.0.1', port, path, agent }), 'response');
    if (!response) throw new Error('no response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(Buffer.from(chunk));
    return { connection: response.headers.connection ?? '', body: Buffer.concat(chunks).toString() };
  };

  it('answers on open connections with Connection: close, and accepts no new one', async () => {
    const { server, port } = await start();
    const held = keptAlive();
    expect(await ask(port, '/', held)).toEqual({ connection: 'keep-alive', body: 'quick' });
    const stopping = stopAccepting(server);
    await expect(ask(port, '/', keptAlive())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(await ask(port, '/', held)).toEqual({ connection: 'close', body: 'quick' });
    await (await stopping).finish();
    expect(server.listening).toBe(false);
  });

  it('waits for a request under way, however idle the others are', async () => {
    const { server, port } = await start();
    await ask(port, '/', keptAlive());
    const slow = ask(port, '/slow', keptAlive());
    await once(server, 'request');
    const draining = await stopAccepting(server);
    let isFinished = false;
    const finished = draining.finish().then(() => (isFinished = true));
    expect(isFinished).toBe(false);
    finishSlow();
    expect(await slow).toMatchObject({ body: 'slow' });
    await finished;
  });
});
