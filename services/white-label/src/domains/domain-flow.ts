import { Injectable } from '@nestjs/common';
import { domainFailing, domainVerified, hostsChanged } from '@linkyard/contracts';
import { afterCommit, isDuplicateKey, ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { Bus, DomainError, nextState, Outbox, publishSignal } from '@linkyard/service-kit';
import { dayMs } from './decide.js';
import { domainTransitions, type DomainStep } from './domain-transitions.js';
import type { Domain } from './domain.schema.js';
import { DomainsRepository } from './domains.repository.js';

/** How long the host of a tenant leads to the one that took its place. */
const redirectMs = 90 * dayMs;

interface Change {
  step: DomainStep | null;
  fields: Partial<Domain>;
  now: Date;
  /** Who held the host until now, and whose proof is gone. */
  from?: Domain | null;
  /** What a host shows is another thing now, though its state is the same. */
  isSiteChanged?: boolean;
}

const removedAt = (now: Date) => ({ state: 'removed' as const, deletedAt: now, nextCheckAt: null });

/** The one way in which a domain changes its state. @source models.md 16 */
@Injectable()
export class DomainFlow {
  constructor(
    private readonly domains: DomainsRepository,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly bus: Bus,
  ) {}

  /**
   * Applies what was found to the record as it was read.
   * @returns the record after it; null where another look or its removal came first
   * @throws DomainError domains.taken where another account holds the host
   */
  async apply(domain: Domain, { step, fields, now, from, isSiteChanged = false }: Change): Promise<Domain | null> {
    const state = step && nextState(domainTransitions, domain.state, step);
    const isEntering = step === 'verified' && domain.state !== 'failing';
    const set = {
      ...fields,
      ...(state ? { state } : {}),
      ...(isEntering ? { verifiedAt: now } : {}),
      ...(state === 'verified' ? { certCheckAt: null } : {}),
      ...(state === 'removed' ? removedAt(now) : {}),
    };
    try {
      return await this.database.transaction(async (session) => {
        if (from && isEntering) await this.release(from, now);
        const filter = { ownerId: domain.userId, _id: domain._id, state: domain.state };
        const changed = await this.domains.update(filter, { $set: set }, { rev: domain.rev });
        if (!changed) return null;
        if (state || isSiteChanged) this.announceHosts(session);
        if (isEntering) await this.outbox.add(domainVerified, about(changed), { tenantId: changed.tenantId });
        if (step === 'missed') await this.announceFailing(changed, 'dns', now);
        if ((state || isSiteChanged) && isAddress(changed)) await this.replaceOlder(changed, now);
        return changed;
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('domains.taken');
      throw error;
    }
  }

  private async release(holder: Domain, now: Date): Promise<void> {
    const filter = { ownerId: holder.userId, _id: holder._id };
    const released = await this.domains.update(filter, { $set: removedAt(now) }, { rev: holder.rev });
    if (!released) throw new DomainError('domains.taken');
    await this.announceFailing(holder, 'claimed', now);
  }

  /** Once the new host of a tenant has its certificate, the older ones lead to it; one without a certificate needs no waiting. */
  private async replaceOlder(domain: Domain, now: Date): Promise<void> {
    const { userId: ownerId, whiteLabelId, host, state } = domain;
    if (whiteLabelId === null || domain.redirectsTo) return;
    const others = (await this.domains.findMany({ ownerId, whiteLabelId })).filter(({ _id }) => _id !== domain._id);
    for (const other of others) {
      const isOlder =
        other.verifiedAt !== null && (domain.verifiedAt === null || other.verifiedAt <= domain.verifiedAt);
      if (!isOlder || (state === 'verified' && other.state === 'active' && !other.redirectsTo)) continue;
      const redirectUntil = other.redirectUntil ?? new Date(now.getTime() + redirectMs);
      await this.domains.update(
        { ownerId, _id: other._id },
        { $set: { redirectsTo: host, redirectUntil, nextCheckAt: redirectUntil } },
      );
    }
  }

  private async announceFailing(domain: Domain, reason: 'dns' | 'claimed', now: Date): Promise<void> {
    const data = { ...about(domain), reason, since: now.toISOString() };
    await this.outbox.add(domainFailing, data, { tenantId: domain.tenantId });
  }

  /** In every process that knows the hosts, once the change is committed. */
  private announceHosts(session: ClientSession): void {
    afterCommit(session, () => publishSignal(this.bus.connection, hostsChanged, {}));
  }
}

const isAddress = ({ state }: Domain) => state === 'active' || state === 'verified';
const about = ({ _id: domainId, userId: ownerId, host, purpose }: Domain) => ({ domainId, ownerId, host, purpose });
