import type { DomainView, ReplyInput, verifyDomain } from '@linkyard/contracts';
import { displayHost } from '../dns/domain-name.js';
import { claimMs } from './decide.js';
import { isVerifiedDomain, type Domain } from './domain.schema.js';

export const presentDomain = (
  domain: Domain,
): Record<keyof DomainView, unknown> & ReplyInput<typeof verifyDomain>['domain'] => ({
  ...{ _id: domain._id, host: domain.host, displayHost: displayHost(domain.host), purpose: domain.purpose },
  ...{ campaignId: domain.campaignId, state: domain.state, isVerified: isVerifiedDomain(domain) },
  ...{ records: domain.records, redirectFrom: domain.redirectFrom, servesWww: domain.servesWww === true },
  ...{ lastCheckedAt: domain.lastCheckedAt, nextCheckAt: domain.nextCheckAt, verifiedAt: domain.verifiedAt },
  expiresAt: domain.state === 'pending' ? new Date(domain.claimedAt.getTime() + claimMs) : null,
  ...{ certState: domain.certState, certExpiresAt: domain.certExpiresAt },
  ...{ redirectsTo: domain.redirectsTo, redirectUntil: domain.redirectUntil, createdAt: domain.createdAt },
});

/** With what is wrong, which the gateway puts into words. */
export const presentChecked = (domain: Domain) => ({ domain: presentDomain(domain), problems: domain.problems });
