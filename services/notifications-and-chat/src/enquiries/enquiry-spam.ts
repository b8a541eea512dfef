import type { addEnquiry, RequestOf } from '@linkyard/contracts';

type Written = Pick<RequestOf<typeof addEnquiry>, 'website_url' | 'elapsedMs' | 'subject' | 'message'>;

/** Shorter, and no person has typed it. */
const tooQuickMs = 2_000;
const manyLinks = 5;

/** What speaks for a machine; nothing for what a person may have written. @source models.md 5 "Anti-abuse" */
export function enquirySpam(
  { website_url, elapsedMs, subject, message }: Written,
  { isOverLimit, hasAccount }: { isOverLimit: boolean; hasAccount: boolean },
): string[] {
  if (isOverLimit) return ['tooMany'];
  if (hasAccount) return [];
  const links = `${subject} ${message}`.match(/https?:\/\//gi)?.length ?? 0;
  const signs: [boolean, string][] = [
    [website_url !== undefined && website_url !== '', 'honeypot'],
    [elapsedMs !== null && elapsedMs < tooQuickMs, 'tooQuick'],
    [links > manyLinks, 'manyLinks'],
  ];
  return signs.filter(([isFound]) => isFound).map(([, reason]) => reason);
}
