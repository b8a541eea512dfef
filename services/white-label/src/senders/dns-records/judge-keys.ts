import type { SenderVerdict } from '@linkyard/contracts';
import { parse } from 'tldts';
import type { DnsQuestions } from './dns-texts.js';

export interface Judgement {
  verdict: SenderVerdict;
  seen: string[];
}

/** `a=b; c=d`, without spaces in the values */
function tagsOf(record: string): Map<string, string> {
  const pairs = record.split(';').map((tag) => tag.split(/=(.*)/s));
  return new Map(pairs.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.replaceAll(/\s+/g, '')]));
}

/** Whether the key at a selector is ours. @param name `<selector>._domainkey.<domain>` @source RFC 6376 3.6.1 */
export async function judgeDkim(
  name: string,
  publicKey: string,
  { texts }: Pick<DnsQuestions, 'texts'>,
): Promise<Judgement> {
  const seen = await texts(name);
  if (!seen) return { verdict: 'unknown', seen: [] };
  if (seen.length === 0) return { verdict: 'missing', seen };
  if (seen.length > 1) return { verdict: 'several', seen };
  return { verdict: tagsOf(seen[0] ?? '').get('p') === publicKey ? 'ok' : 'other', seen };
}

/** The policy of a domain, or of the one that was registered. @source RFC 7489 6.3, 6.6.3 */
export async function judgeDmarc(domain: string, { texts }: Pick<DnsQuestions, 'texts'>): Promise<Judgement> {
  const registered = parse(domain, { allowPrivateDomains: true }).domain ?? domain;
  for (const at of new Set([domain, registered])) {
    const found = await texts(`_dmarc.${at}`);
    if (!found) return { verdict: 'unknown', seen: [] };
    const seen = found.filter((text) => /^v=DMARC1(?:\s*;|$)/i.test(text));
    if (seen.length > 1) return { verdict: 'several', seen };
    if (seen.length === 1) return { verdict: policyOf(seen[0] ?? ''), seen };
  }
  return { verdict: 'missing', seen: [] };
}

function policyOf(record: string): SenderVerdict {
  const policy = tagsOf(record).get('p')?.toLowerCase();
  if (policy === 'none') return 'monitoring';
  return policy === 'quarantine' || policy === 'reject' ? 'ok' : 'invalid';
}
