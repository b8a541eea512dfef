import { t } from '@lingui/core/macro';
import type { DomainView } from '@linkyard/contracts';
import { FactList, formatDate } from '@linkyard/ui';
import { certificateText } from './domain-words.js';

/** What is known of a domain beside its records. */
export function DomainFacts({ domain }: { domain: DomainView }) {
  const { verifiedAt, redirectFrom, redirectsTo, redirectUntil } = domain;
  return (
    <FactList
      facts={[
        { label: t`Certificate`, value: certificateText(domain) },
        { label: t`With www`, value: wwwText(domain, redirectFrom) },
        { label: t`Leads to`, value: redirectsTo && t`${redirectsTo}, until ${formatDate(redirectUntil)}` },
        { label: t`Verified`, value: verifiedAt && formatDate(verifiedAt) },
      ]}
    />
  );
}

/** Only before what was registered itself: visitors type it there. */
function wwwText({ host, displayHost, records }: DomainView, redirectFrom: readonly string[]): string | null {
  const isApex = records.some(({ name, fullName }) => name === '@' && fullName === host);
  if (!isApex) return null;
  return redirectFrom.length > 0
    ? t`www.${displayHost} leads to ${displayHost}.`
    : t`To let www.${displayHost} lead here too, add a CNAME record with host “www” and the value ${host}.`;
}
