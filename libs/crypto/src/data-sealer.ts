import { createHash } from 'node:crypto';
import { deriveKey } from './keyed-hash.js';
import { sealer, type Sealer } from './sealer.js';

const keyId = (key: string) => `k${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;

/**
 * Seals what a service must be able to read back, under a key derived from the installation's for that purpose alone.
 * @param previous the installation's key before: what it sealed still opens
 */
export function dataSealer(purpose: string, current: string, previous: string | undefined): Sealer {
  const named = (master: string) => {
    const key = deriveKey(master, purpose).toString('base64');
    return [keyId(key), key] as const;
  };
  const active = named(current);
  return sealer({ keys: Object.fromEntries([active, ...(previous ? [named(previous)] : [])]), activeKeyId: active[0] });
}
