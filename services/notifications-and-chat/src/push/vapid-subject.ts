import { email } from '@linkyard/contracts';
import { isIP } from 'node:net';

/** Names that no public server has. @source RFC 2606, RFC 6761, RFC 6762, RFC 9476 */
const privateZones = new Set(
  'local localhost invalid test example internal intranet lan home corp private onion arpa alt localdomain'.split(' '),
);

const isPublicName = (host: string): boolean => {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  const zone = labels.at(-1) ?? '';
  return (
    labels.length > 1 && labels.every(Boolean) && !privateZones.has(zone) && isIP(host.replace(/^\[|\]$/g, '')) === 0
  );
};

/**
 * Whom a push service may write to about what we send. Apple answers 403 BadJwtToken where the host is not a public one.
 * @param supportEmail of the installation, may be empty @param origin of the installation
 * @returns null where neither will do
 */
export function vapidSubject(supportEmail: string, origin: string): string | null {
  const address = email.safeParse(supportEmail);
  if (address.success && isPublicName(address.data.split('@')[1] ?? '')) return `mailto:${address.data}`;
  const url = URL.canParse(origin) ? new URL(origin) : null;
  return url?.protocol === 'https:' && isPublicName(url.hostname) ? url.origin : null;
}
