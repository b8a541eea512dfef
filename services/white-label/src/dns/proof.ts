/** Owners of tenants set these names and values for their own people to see: they name no product. */
const label = '_domain-verify';

/** Where the TXT record with the proof of a claim stands. */
export const proofName = (host: string): string => `${label}.${host}`;
export const proofValue = (token: string): string => `domain-verify=${token}`;
/** What people paste: with quotation marks, with spaces around it. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^"+|"+$/g, '')
    .trim();
export const isProof = (txt: string, token: string): boolean => bare(txt) === proofValue(token);
