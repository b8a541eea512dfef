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

/** RSA, which all receivers can check; a longer key would not fit into what some registrars take. @source RFC 8301 3.2 */
export async function newDkimKey(now = new Date()): Promise<NewDkimKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { selector: `m${now.toISOString().slice(0, 10).replaceAll('-', '')}`, privateKey: pem, publicKey };
}

export const dkimRecord = ({ publicKey }: Pick<NewDkimKey, 'publicKey'>): string => `v=DKIM1; k=rsa; p=${publicKey}`;
