import type { DomainRecord, DomainView } from '@linkyard/contracts';

/** A record to set. */
export const aRecord = (change: Partial<DomainRecord> = {}): DomainRecord => ({
  ...{ type: 'A', name: '@', fullName: 'agency.com', value: '203.0.113.5', isOptional: false, ok: false, seen: [] },
  ...change,
});
const proof: Partial<DomainRecord> = { type: 'TXT', name: '_domain-verify', fullName: '_domain-verify.agency.com' };

/** The claim of agency.com, whose records were not found yet. */
export const aDomain = (change: Partial<DomainView> = {}): DomainView => ({
  ...{ _id: 'd'.repeat(24), host: 'agency.com', displayHost: 'agency.com', purpose: 'campaign', campaignId: null },
  ...{ state: 'pending', isVerified: false, records: [aRecord(), aRecord({ ...proof, value: 'domain-verify=abc' })] },
  ...{
    redirectFrom: [],
    servesWww: false,
    lastCheckedAt: '2026-11-01T08:00:00.000Z',
    nextCheckAt: null,
    verifiedAt: null,
  },
  ...{ expiresAt: '2026-11-15T08:00:00.000Z', certState: 'none', certExpiresAt: null },
  ...{ redirectsTo: null, redirectUntil: null, createdAt: '2026-11-01T08:00:00.000Z' },
  ...change,
});
