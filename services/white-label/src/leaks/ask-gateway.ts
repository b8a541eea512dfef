import { request as askPlain } from 'node:http';
import { request as askSecure } from 'node:https';
import type { Answered, Ask } from '@linkyard/leak-check';
import { rehearsalHeader, rehearsalPass, type OwnSites } from '@linkyard/service-kit';

export interface Gateway {
  /** Where this process reaches a gateway, whatever host is asked for. */
  address: URL;
  secret: string;
}
const waitMs = 10_000;
const maxBytes = 8 * 1024 * 1024;

/** `GATEWAY_URL`, where services do not reach the address that people open. */
export const gatewayOf = (env: NodeJS.ProcessEnv, { origins }: Pick<OwnSites, 'origins'>): Gateway => ({
  address: new URL(env['GATEWAY_URL'] || origins.app),
  secret: env['BUS_SECRET'] ?? '',
});

/** Opens addresses under a host as a stranger's browser would, also while its site is not published. */
export function askingAs({ address, secret }: Gateway, host: string, own: Pick<OwnSites, 'originOf'>): Ask {
  const headers = {
    host: new URL(own.originOf(host)).host,
    accept: 'text/html,*/*;q=0.8',
    [rehearsalHeader]: rehearsalPass(secret, host),
  };
  return (path) =>
    new Promise<Answered>((resolve, reject) => {
      const ask = address.protocol === 'https:' ? askSecure : askPlain;
      const sent = ask(new URL(path, address), { headers, timeout: waitMs, servername: address.hostname });
      sent.on('timeout', () => sent.destroy(new Error(`${path} was not answered in time`)));
      sent.on('error', reject).on('response', (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        response.on('error', reject).on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes <= maxBytes) parts.push(part);
        });
        response.on('end', () => {
          const { statusCode: status = 0, headers: answered } = response;
          resolve({ status, headers: answered, text: Buffer.concat(parts).toString() });
        });
      });
      sent.end();
    });
}
