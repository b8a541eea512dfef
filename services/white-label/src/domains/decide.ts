import type { Evaluation } from '../dns/evaluate.js';
import type { DomainStep } from './domain-transitions.js';
import { isVerifiedDomain, type Domain } from './domain.schema.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
/** How long a claim waits for its records, and a failing domain for their return. */
export const claimMs = 14 * dayMs;
/** After the first look, the second, …; then daily. Changes at a registrar take minutes, and hours where resolvers kept the old answer. */
const backOff = [1, 2, 5, 10, 30, 60].map((minutes) => minutes * minuteMs);
const missesUntilFailing = 3;
/** After the first and the second miss; the third is no accident. */
const afterMissMs = [10 * minuteMs, hourMs];
/** The resolver's answer must hold for this long where the name servers disagree. */
const heldForMs = 30_000;

/** What a look means for a domain. */
export interface Decision {
  step: DomainStep | null;
  fields: Pick<
    Domain,
    'attempts' | 'failedChecks' | 'failingSince' | 'resolverHeldAt' | 'lastCheckedAt' | 'nextCheckAt'
  >;
}

type Judged = Pick<
  Domain,
  | 'state'
  | 'attempts'
  | 'failedChecks'
  | 'failingSince'
  | 'resolverHeldAt'
  | 'claimedAt'
  | 'certState'
  | 'certExpiresAt'
>;
type Seen = Pick<Evaluation, 'address' | 'proof' | 'resolverHolds' | 'isIssuable'>;

/**
 * Counts for a claim until its proof and its address are there by the word of every name server, or of the resolver twice; for a served
 * domain only its address counts, and only a plain no: servers that disagree or do not answer change nothing.
 * @source models.md 16, cases I6, I7, I15
 */
export function decide(domain: Judged, seen: Seen, now: Date): Decision {
  const hasHeld =
    seen.resolverHolds && domain.resolverHeldAt !== null && since(domain.resolverHeldAt, now) >= heldForMs;
  const resolverHeldAt = seen.resolverHolds ? (domain.resolverHeldAt ?? now) : null;
  const isServed = isVerifiedDomain(domain);
  const decision = isServed ? judgeServed(domain, seen, now) : judgeClaim(domain, seen, now, hasHeld);
  return {
    ...decision,
    fields: { ...decision.fields, resolverHeldAt, lastCheckedAt: now, attempts: domain.attempts + 1 },
  };
}

const since = (moment: Date, now: Date) => now.getTime() - moment.getTime();
const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

type Judgement = { step: DomainStep | null; fields: Pick<Domain, 'failedChecks' | 'failingSince' | 'nextCheckAt'> };

function judgeClaim({ state, attempts, claimedAt }: Judged, seen: Seen, now: Date, hasHeld: boolean): Judgement {
  const isRight = hasHeld || (seen.address === 'right' && seen.proof === 'right');
  const none = { failedChecks: 0, failingSince: null };
  if (isRight && seen.isIssuable) return { step: 'verified', fields: { ...none, nextCheckAt: after(now, dayMs) } };
  if (state !== 'pending') return { step: null, fields: { ...none, nextCheckAt: null } };
  if (since(claimedAt, now) >= claimMs) return { step: 'expired', fields: { ...none, nextCheckAt: null } };
  return { step: null, fields: { ...none, nextCheckAt: after(now, backOff[attempts] ?? dayMs) } };
}

function judgeServed(domain: Judged, { address }: Seen, now: Date): Judgement {
  const { state, failedChecks, failingSince } = domain;
  if (address === 'right') {
    const step = state === 'failing' ? (hasCertificate(domain, now) ? 'certified' : 'verified') : null;
    return { step, fields: { failedChecks: 0, failingSince: null, nextCheckAt: after(now, dayMs) } };
  }
  const same = { failedChecks, failingSince };
  if (address !== 'wrong') return { step: null, fields: { ...same, nextCheckAt: after(now, hourMs) } };
  if (state === 'failing') {
    const isOver = failingSince !== null && since(failingSince, now) >= claimMs;
    return isOver
      ? { step: 'suspended', fields: { ...same, nextCheckAt: null } }
      : { step: null, fields: { ...same, nextCheckAt: after(now, hourMs) } };
  }
  const misses = failedChecks + 1;
  return misses >= missesUntilFailing
    ? { step: 'missed', fields: { failedChecks: misses, failingSince: now, nextCheckAt: after(now, hourMs) } }
    : {
        step: null,
        fields: {
          failedChecks: misses,
          failingSince: null,
          nextCheckAt: after(now, afterMissMs[failedChecks] ?? hourMs),
        },
      };
}

const hasCertificate = ({ certState, certExpiresAt }: Judged, now: Date) =>
  certState === 'active' && certExpiresAt !== null && certExpiresAt > now;
