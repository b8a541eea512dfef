import { t } from '@lingui/core/macro';
import type { DomainView } from '@linkyard/contracts';
import { FactList, formatDate } from '@linkyard/ui';
import { certificateText } from './domain-words.js';

/** What is known of a domain beside its records. */
export function DomainFacts({ domain }: { domain: DomainView }) {
  const { verifiedAt, redirectsTo, redirectUntil } = domain;
  return (
    <FactList
      facts={[
        { label: t`Certificate`, value: certificateText(domain) },
        { label: t`Leads to`, value: redirectsTo && t`${redirectsTo}, until ${formatDate(redirectUntil)}` },
        { label: t`Verified`, value: verifiedAt && formatDate(verifiedAt) },
      ]}
    />
  );
}
