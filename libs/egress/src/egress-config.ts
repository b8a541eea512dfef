import type { EgressConfig } from './destination.js';

/** `EGRESS_ALLOW_HOSTS`: `host[:port]` separated by commas; for tests and simulators, empty in production. */
export function egressConfigFrom(env: Readonly<Record<string, string | undefined>>): EgressConfig {
  const allowHosts = (env['EGRESS_ALLOW_HOSTS'] ?? '').split(',').map((host) => host.trim());
  return { allowHosts: allowHosts.filter(Boolean) };
}
