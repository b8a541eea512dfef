import { reason, type Reason } from '@linkyard/contracts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * What is wrong with an API's address, or null. Our key is sent there, so it must be encrypted; a model on the same machine may be asked
 * without, but not by an installation that is open to the internet.
 */
export function apiAddressProblem(address: string, isProduction: boolean): Reason | null {
  if (!URL.canParse(address)) return reason('integrations.not_api_address');
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  if (username || password || search || hash) return reason('integrations.api_address_only');
  if (protocol === 'https:') return null;
  if (protocol === 'http:' && loopback.has(hostname) && !isProduction) return null;
  return reason('core.not_secure_address');
}
