import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect, type PeerCertificate } from 'node:tls';
import { text } from 'node:stream/consumers';
import { baseUrl, until } from '@linkyard/testing';
import { open } from '../tenants.js';

const loopback = '127.0.0.1';
const entrancePort = () => Number(new URL(baseUrl()).port);

/** A name without the port that hosts of tests have. */
export const nameOf = (host: string): string => host.replace(/:\d+$/, '');

/** How many certificates the stack's entrance has ordered so far. */
export const orders = (): number =>
  readFileSync(process.env['PEBBLE_LOG'] ?? '', 'utf8').split('/order-plz ->').length - 1;

interface Ways {
  /** Of another entrance. */
  port?: number;
  /** What is spoken, the preferred one first. */
  protocols?: string[];
  /** The authorities that are trusted; by default that of the stack. */
  ca?: string[];
  signal?: AbortSignal;
}

/**
 * A connection to the entrance, as a browser opens it.
 * @returns the certificate that was shown, and the protocol agreed on
 * @throws Error when it is refused, or when the certificate is not one for this name by an authority that is trusted
 */
export function handshake(
  name: string,
  { port = entrancePort(), protocols = ['h2', 'http/1.1'], ca, signal }: Ways = {},
) {
  return new Promise<{ certificate: PeerCertificate; protocol: string | false | null }>((resolve, reject) => {
    const socket = connect({
      ...{ host: loopback, port, servername: name, ALPNProtocols: protocols },
      ...(ca ? { ca } : {}),
    });
    signal?.addEventListener('abort', () => socket.destroy(new Error('given up')));
    socket.once('error', reject).once('secureConnect', () => {
      resolve({ certificate: socket.getPeerCertificate(), protocol: socket.alpnProtocol });
      socket.destroy();
    });
  });
}

interface Visit {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's own address, of this machine. */
  from?: string;
}

/** A request over a connection of its own. @param host with the port of the stack */
export function visit(host: string, path: string, { method = 'GET', headers = {}, body, from = loopback }: Visit = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const sent = request(
      {
        ...{ host: loopback, port: entrancePort(), servername: nameOf(host), localAddress: from, agent: false },
        ...{ method, path, headers: { ...headers, host } },
      },
      (response) => {
        const { statusCode: status = 0, headers: said } = response;
        text(response).then((answered) => resolve({ status, headers: said, text: answered }), reject);
      },
    );
    sent.on('error', reject).end(body);
  });
}

const askPath = (name: string) =>
  `/internal/tls-ask?${new URLSearchParams({ secret: process.env['TLS_ASK_SECRET'] ?? '', domain: name })}`;

/** What the gateway answers Caddy about a name. */
export const allowed = async (name: string): Promise<number> => (await open('gateway', askPath(name))).status;

/** Waits until a change of domains has reached the gateway. */
export const untilAllowed = (name: string, status = 200) =>
  until(
    () => allowed(name),
    (answer) => answer === status,
  );

/** The same question, by a visitor. */
export const askAsVisitor = (host: string, name: string) => visit(host, askPath(name));
