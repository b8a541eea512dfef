import { createTCPServer, createUDPServer, Packet, type DnsHandler } from 'dns2';
import { once } from 'node:events';
import { json } from '../http/reply.js';
import { serve } from '../http/serve.js';
import { dnsRoutes } from './dns-routes.js';
import { resourceOf } from './resource-of.js';
import { Zones, type ZoneRecord } from './zones.js';

export interface DnsConfig {
  host?: string;
  /** Of UDP and TCP; 0: any free port. */
  port?: number;
  /** Of the page and the API by which zones are set. */
  webPort?: number;
}
export interface DnsSimulator {
  /** `host:port` */
  server: string;
  url: string;
  zones: Zones;
  close(): Promise<void>;
}

const types = new Map<number, ZoneRecord['type']>(
  (['A', 'AAAA', 'CNAME', 'TXT', 'CAA', 'NS'] as const).map((type) => [Packet.TYPE[type], type]),
);
/** @source RFC 1035 4.1.1 */
const codes = { found: 0, noData: 0, noName: 3, refused: 5 } as const;
const portAttempts = 5;

/** A name server whose zones are set over HTTP; it is the resolver of a development machine too. */
export async function startDns({ host = '127.0.0.1', port = 0, webPort = 0 }: DnsConfig = {}): Promise<DnsSimulator> {
  const zones = new Zones();
  const sockets = await listenOnBoth(answering(zones, host), host, port);
  const notFound = () => json({ message: 'There is nothing here.' }, 404);
  const web = await serve(dnsRoutes(zones), { host, port: webPort, notFound }).catch(async (error: unknown) => {
    await sockets.close();
    throw error;
  });
  return {
    ...{ server: `${host}:${sockets.port}`, url: web.url, zones },
    close: async () => {
      await web.close();
      await sockets.close();
    },
  };
}

const answering =
  (zones: Zones, host: string): DnsHandler =>
  (request, send) => {
    const response = Packet.createResponseFromRequest(request);
    const [question] = request.questions;
    const type = question && types.get(question.type);
    if (question && type) {
      const { outcome, records } = zones.answer(question.name, type, host);
      if (outcome === 'silent') return;
      response.header.rcode = codes[outcome];
      response.header.aa = 1;
      response.answers.push(...records.map(resourceOf));
    }
    void send(response);
  };

/** A resolver asks again over TCP, at the same port, what does not fit into a datagram. */
async function listenOnBoth(handle: DnsHandler, host: string, port: number) {
  for (let attempt = 1; ; attempt += 1) {
    const tcp = createTCPServer(handle);
    tcp.listen(port, host);
    await once(tcp, 'listening');
    const address = tcp.address();
    const bound = typeof address === 'object' && address ? address.port : port;
    const udp = createUDPServer(handle);
    const close = async () => {
      await Promise.all([tcp, udp].map((one) => new Promise<void>((resolve) => one.close(() => resolve()))));
    };
    try {
      udp.bind(bound, host);
      await once(udp, 'listening');
      return { port: bound, close };
    } catch (error) {
      await new Promise<void>((resolve) => tcp.close(() => resolve()));
      if (port !== 0 || attempt === portAttempts) throw error;
    }
  }
}
