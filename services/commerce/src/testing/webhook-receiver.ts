import { once } from 'node:events';
import { createServer } from 'node:http';
import { receiveWebhook } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { creator } from '@linkyard/service-kit/testing';
import type { CommerceHarness } from './commerce-harness.js';

/** The gateway's part of `/webhooks/{provider}/{connectionId}`: it passes messages of the simulators to the service. */
export async function startWebhookReceiver(commerce: () => CommerceHarness) {
  /** Each message as it came, for attacks with parts of genuine ones. */
  const received: { connectionId: string; headers: Record<string, string>; rawBody: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [, , provider, connectionId = ''] = (request.url ?? '').split('/');
      const sent = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      const headers: Record<string, string> = Object.fromEntries(sent);
      const message = { connectionId, headers, rawBody: Buffer.concat(chunks).toString('utf8') };
      received.push(message);
      void commerce()
        .call(receiveWebhook, { ...message, provider: provider === 'paypal' ? 'paypal' : 'stripe' }, creator())
        .then(
          () => response.writeHead(200).end(),
          (error: unknown) => response.writeHead(error instanceof DomainError ? 400 : 500).end(),
        );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close, received };
}
