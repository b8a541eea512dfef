import { createHmac } from 'node:crypto';

const path = /^\/\.well-known\/domain-verify\/([0-9a-f]{32})$/;

/** Where a host shows that its requests arrive here, also through a proxy. */
export const hostProofPath = (nonce: string): string => `/.well-known/domain-verify/${nonce}`;

/** @param url as it was asked @returns null for another path */
export const nonceOfHostProof = (url = ''): string | null => path.exec(url)?.[1] ?? null;

/** What only an entrance of this installation answers. @param host in its stored spelling, without a port @param nonce new for each question */
export const hostProof = (secret: string, host: string, nonce: string): string =>
  createHmac('sha256', secret).update(`domain-verify\n${host}\n${nonce}`).digest('hex');
