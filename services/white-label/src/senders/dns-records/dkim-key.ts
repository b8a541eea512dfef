import { createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

/** What is published of a key, and what is kept of it. */
export interface NewDkimKey {
  selector: string;
  /** PEM */
  privateKey: string;
  /** As in the `p` of the record. */
  publicKey: string;
}

/**
 * RSA, which all receivers can check; a longer key would not fit into what some registrars take.
 * @param taken selectors of other keys of the sender
 * @source RFC 8301 3.2
 */
export async function newDkimKey(taken: readonly string[] = [], now = new Date()): Promise<NewDkimKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { selector: newSelector(taken, now), privateKey: pem, publicKey };
}

/** Of the day, `m20261126`; further keys of one day are counted. */
function newSelector(taken: readonly string[], now: Date): string {
  const day = `m${now.toISOString().slice(0, 10).replaceAll('-', '')}`;
  for (let count = 1; ; count += 1) {
    const selector = count === 1 ? day : `${day}-${count}`;
    if (!taken.includes(selector)) return selector;
  }
}

export const dkimRecord = ({ publicKey }: Pick<NewDkimKey, 'publicKey'>): string => `v=DKIM1; k=rsa; p=${publicKey}`;
