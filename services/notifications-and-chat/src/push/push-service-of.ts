import { isProduction } from '@linkyard/service-kit';
import type { PushConfig } from './push-config.js';

/** Hosts of the browsers' push services; each is one service with all that is below it. @source quality 3 "Push subscription abuse" */
const known = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
  // Of browsers that have not been updated for years.
  'android.googleapis.com',
];

/**
 * The push service of an endpoint, by which sending is counted and paused. An endpoint comes from a stranger and is posted to by us, so that
 * nothing but a push service will do; the guard of outgoing requests checks its addresses besides.
 * @returns null for any other address
 */
export function pushServiceOf(
  endpoint: string,
  config: Pick<PushConfig, 'LINKYARD_MODE' | 'PUSH_SERVICE_HOSTS'>,
): string | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, hostname, host, port, username, password } = new URL(endpoint);
  if (username || password) return null;
  // The simulator of a development machine has no TLS.
  if (protocol !== 'https:' && (protocol !== 'http:' || isProduction(config))) return null;
  if (config.PUSH_SERVICE_HOSTS.includes(host) || config.PUSH_SERVICE_HOSTS.includes(hostname)) return host;
  if (protocol !== 'https:' || port !== '') return null;
  return known.find((service) => hostname === service || hostname.endsWith(`.${service}`)) ?? null;
}
