import type { getWhiteLabel, ReplyInput } from '@linkyard/contracts';
import { displayHost } from '../dns/domain-name.js';
import { isVerifiedDomain, type Domain } from '../domains/domain.schema.js';
import type { WhiteLabel } from '../white-labels/white-label.schema.js';

/** @param domain that the record names; null for none @param origin of the site as it is served now, or will be again */
export function presentWhiteLabel(
  record: WhiteLabel,
  domain: Pick<Domain, 'host' | 'state'> | null,
  origin: string | null,
): NonNullable<ReplyInput<typeof getWhiteLabel>> {
  const { smtp, smtpState, ...fields } = record;
  const { name, email, host, port, username, passwordEnc } = smtp;
  return {
    ...fields,
    domain: domain ? displayHost(domain.host) : '',
    domainVerified: domain !== null && isVerifiedDomain(domain),
    smtpDetails: { name, email, host, port, username, password: '', hasPassword: passwordEnc !== '' },
    smtpVerifiedAt: smtpState.verifiedAt,
    origin,
  };
}
