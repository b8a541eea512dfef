import { z } from 'zod';
import { fieldErrorSchema } from '../../errors/reasons.js';
import { timestamp, objectId } from '../../primitives/index.js';

/** @source models.md 16 "Domain" */
export const domainStates = ['pending', 'verified', 'active', 'failing', 'suspended', 'failed', 'removed'] as const;
export type DomainState = (typeof domainStates)[number];

/** Its records hold: its site is served, with or without a certificate yet. */
export const servedDomainStates = ['verified', 'active', 'failing'] as const satisfies readonly DomainState[];

export const domainRecordTypes = ['A', 'AAAA', 'CNAME', 'TXT'] as const;

/** A record that is needed at the registrar, and what was seen there. */
export const domainRecord = z.object({
  type: z.enum(domainRecordTypes),
  /** To type at the registrar: relative to the registered domain, `@` for the domain itself. */
  name: z.string(),
  /** The whole name, as it was asked. */
  fullName: z.string(),
  value: z.string(),
  /** The domain is verified without it too. */
  isOptional: z.boolean(),
  ok: z.boolean(),
  /** The values that were found, of the kind that was asked or of one that stands in its place (`CNAME shops.example`). */
  seen: z.array(z.string()),
});
export type DomainRecord = z.output<typeof domainRecord>;

export const domainView = z.object({
  _id: objectId,
  /** In punycode. */
  host: z.string(),
  /** As a person reads it; punycode where the letters imitate others. */
  displayHost: z.string(),
  purpose: z.enum(['whiteLabel', 'campaign']),
  /** The page that a creator's domain shows. */
  campaignId: objectId.nullable(),
  state: z.enum(domainStates),
  isVerified: z.boolean(),
  records: z.array(domainRecord),
  /** Hosts that lead to this one, such as www. */
  redirectFrom: z.array(z.string()),
  /** Whether, once www leads here, the page opens there and the domain itself leads to it. */
  servesWww: z.boolean(),
  lastCheckedAt: timestamp.nullable(),
  nextCheckAt: timestamp.nullable(),
  verifiedAt: timestamp.nullable(),
  /** When a claim that is not verified ends. */
  expiresAt: timestamp.nullable(),
  certState: z.enum(['none', 'issuing', 'active', 'failed']),
  certExpiresAt: timestamp.nullable(),
  /** After the domain was changed: where this one leads, and until when. */
  redirectsTo: z.string().nullable(),
  redirectUntil: timestamp.nullable(),
  createdAt: timestamp,
});
export type DomainView = z.output<typeof domainView>;

/** With what is wrong, in words. `path` is the kind of record. */
export const domainFindings = z.array(fieldErrorSchema.extend({ message: z.string().optional() }));
export const checkedDomain = z.object({ domain: domainView, problems: domainFindings });
