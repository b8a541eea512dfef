const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * What is wrong with an API's address, or null. Our key is sent there, so it must be encrypted; a model on the same machine may be asked
 * without, but not by an installation that is open to the internet.
 */
export function apiAddressProblem(address: string, isProduction: boolean): string | null {
  if (!URL.canParse(address)) return 'This is not an address.';
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  if (username || password || search || hash) return 'Only the address, without a name, password or query.';
  if (protocol === 'https:') return null;
  if (protocol === 'http:' && loopback.has(hostname) && !isProduction) return null;
  return 'Use an address that begins with https://.';
}
