import { Inject, Injectable } from '@nestjs/common';
import { fieldError, type FieldError } from '@linkyard/contracts';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { namesUpTo, registrableDomain } from '../dns/domain-name.js';
import { decide, type Decision } from './decide.js';
import { DomainFlow } from './domain-flow.js';
import { DomainProber, showsProof, type Probed } from './domain-prober.js';
import type { Domain } from './domain.schema.js';
import { DomainsRepository } from './domains.repository.js';
import { CheckRate } from './check-rate.js';

/** What was seen this long ago is answered again. */
const freshMs = 5_000;

/** Looks at domains, and lets what was seen change their state. */
@Injectable()
export class DomainChecks {
  constructor(
    private readonly domains: DomainsRepository,
    private readonly prober: DomainProber,
    private readonly flow: DomainFlow,
    @Inject(CheckRate) private readonly rate: Pick<CheckRate, 'admits'>,
  ) {}

  /** A person pressed Verify. Too often, and the answer is what was seen last. @throws core.not_found where it was removed at the same time */
  async press(domain: Domain, now = new Date()): Promise<Domain> {
    const isFresh = domain.lastCheckedAt !== null && now.getTime() - domain.lastCheckedAt.getTime() < freshMs;
    if (isFresh || !(await this.rate.admits(domain.userId))) return domain;
    const waiting = domain.state === 'failed' ? await this.retried(domain, now) : domain;
    return this.check(waiting, now);
  }

  /** One look. @returns the record after it, or as another look has left it */
  async check(domain: Domain, now = new Date()): Promise<Domain> {
    if (domain.redirectsTo && domain.redirectUntil && domain.redirectUntil <= now) return this.end(domain, now);
    const probed = await this.prober.probe(domain);
    const decision = decide(domain, probed.evaluation, now);
    const claim = decision.step === 'verified' ? await this.judgeClaim(domain, probed) : { refusal: null, from: null };
    const saved = claim.refusal
      ? await this.save(domain, probed, { ...decision, step: null }, { now, problems: [claim.refusal] })
      : await this.enter(domain, probed, decision, { now, from: claim.from });
    return saved ?? this.reread(domain);
  }

  /** What is wrong now, without a change. Too often, and the answer is what was seen last, with its time. */
  async diagnose(domain: Domain, now = new Date()): Promise<Domain> {
    if (!(await this.rate.admits(domain.userId))) return domain;
    const { evaluation } = await this.prober.probe(domain);
    return { ...domain, records: evaluation.records, problems: evaluation.problems, lastCheckedAt: now };
  }

  private async enter(
    domain: Domain,
    probed: Probed,
    decision: Decision,
    { now, from }: { now: Date; from: Domain | null },
  ) {
    try {
      return await this.save(domain, probed, decision, { now, from });
    } catch (error) {
      // Another claimant was verified between the question and the change.
      if (!(error instanceof DomainError) || error.code !== 'domains.taken') throw error;
      return this.save(
        domain,
        probed,
        { ...decision, step: null },
        { now, problems: [fieldError('domain', 'domains.taken')] },
      );
    }
  }

  private save(
    domain: Domain,
    { evaluation, aliases }: Probed,
    { step, fields }: Decision,
    { now, from = null, problems = [] }: { now: Date; from?: Domain | null; problems?: FieldError[] },
  ): Promise<Domain | null> {
    const seen = {
      records: evaluation.records,
      problems: [...problems, ...evaluation.problems],
      redirectFrom: aliases,
    };
    const isSiteChanged = aliases.join() !== domain.redirectFrom.join();
    return this.flow.apply(domain, { step, now, from, isSiteChanged, fields: { ...seen, ...fields } });
  }

  /** Who has the proof gets the host; a holder whose proof is still there keeps it. What is below a held host is of its owner. */
  private async judgeClaim(
    domain: Domain,
    { evidence }: Probed,
  ): Promise<{ refusal: FieldError | null; from: Domain | null }> {
    const { host, userId } = domain;
    const [, ...above] = namesUpTo(host, registrableDomain(host));
    const parent = await this.domains.heldByOthers(userId, above);
    if (parent) return { refusal: fieldError('domain', 'domains.parent_taken', { host: parent.host }), from: null };
    const holder = await this.domains.holderOf(host);
    if (!holder || holder._id === domain._id) return { refusal: null, from: null };
    if (holder.userId === userId) return { refusal: fieldError('domain', 'domains.added_elsewhere'), from: null };
    if (showsProof(evidence, holder.token)) return { refusal: fieldError('domain', 'domains.taken'), from: null };
    return { refusal: null, from: holder };
  }

  private async retried(domain: Domain, now: Date): Promise<Domain> {
    const again = { attempts: 0, claimedAt: now, resolverHeldAt: null };
    return (await this.flow.apply(domain, { step: 'retried', fields: again, now })) ?? this.reread(domain);
  }

  private async end(domain: Domain, now: Date): Promise<Domain> {
    return (await this.flow.apply(domain, { step: 'removed', fields: {}, now })) ?? domain;
  }

  private async reread({ _id, userId }: Domain): Promise<Domain> {
    return requireFound(await this.domains.findOne({ ownerId: userId, _id }));
  }
}
