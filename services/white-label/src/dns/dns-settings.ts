import { isIPv4, isIPv6 } from 'node:net';
import { installationMode, isProduction, readConfig } from '@linkyard/service-kit';
import { z } from 'zod';

export const DNS_SETTINGS = Symbol('white-label:dns-settings');

const hostName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const server = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim().toLowerCase() || []));
/** An empty variable of a compose file counts as one that is not set. */
const optional = (isValid: (text: string) => boolean, problem: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => text === '' || isValid(text), problem);

const schema = z.object({
  LINKYARD_MODE: installationMode,
  /** Where records of custom domains lead: the entrance of this installation. */
  PUBLIC_IPV4: optional(isIPv4, 'one IPv4 address'),
  PUBLIC_IPV6: optional((text) => isIPv6(text), 'one IPv6 address'),
  PUBLIC_CNAME: optional((text) => hostName.test(text), 'one host name, such as sites.example.com'),
  /** Resolvers in place of the system's: `host[:port]` by commas. */
  DNS_SERVERS: list.refine((servers) => servers.every((one) => server.test(one)), {
    error: () => 'addresses by commas, such as 10.0.0.2:53',
  }),
  /** As in CAA records: those that certificates are ordered from. */
  CERTIFICATE_AUTHORITIES: list.transform((named) => (named.length === 0 ? ['letsencrypt.org'] : named)),
});

export interface DnsSettings {
  /** Empty: not set. */
  ipv4: string;
  ipv6: string;
  cname: string;
  authorities: readonly string[];
  /** Empty: the system's. */
  resolvers: readonly string[];
  /** Outside production the name servers of zones are those of a test, on a port of their own and inside. */
  nameServerPort: number;
  asksInside: boolean;
  allowsTestNames: boolean;
}

/** @throws ConfigError */
export function dnsSettingsFrom(env: NodeJS.ProcessEnv): DnsSettings {
  const config = readConfig(schema, env);
  const isTest = !isProduction(config) && config.DNS_SERVERS.length > 0;
  return {
    ...{ ipv4: config.PUBLIC_IPV4, ipv6: config.PUBLIC_IPV6, cname: config.PUBLIC_CNAME },
    authorities: config.CERTIFICATE_AUTHORITIES,
    resolvers: config.DNS_SERVERS,
    nameServerPort: isTest ? Number(/:(\d+)$/.exec(config.DNS_SERVERS[0] ?? '')?.[1] ?? 53) : 53,
    asksInside: isTest,
    allowsTestNames: !isProduction(config),
  };
}

/** Whether records can be named that lead here. */
export const isSetUp = ({ ipv4, cname }: DnsSettings): boolean => ipv4 !== '' || cname !== '';
