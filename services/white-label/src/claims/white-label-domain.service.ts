import { Injectable } from '@nestjs/common';
import { hostsChanged, type RequestOf, type verifyWhiteLabelDomain, type UserCtx } from '@linkyard/contracts';
import { broadcast, Bus, DomainError } from '@linkyard/service-kit';
import { displayHost } from '../dns/domain-name.js';
import { DomainChecks } from '../domains/domain-checks.js';
import { DomainClaims } from '../domains/domain-claims.js';
import { DomainFlow } from '../domains/domain-flow.js';
import { presentDomain } from '../domains/domain.presenter.js';
import { isVerifiedDomain, type Domain } from '../domains/domain.schema.js';
import { DomainsRepository } from '../domains/domains.repository.js';
import type { WhiteLabel } from '../white-labels/white-label.schema.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';

const purpose = 'whiteLabel' as const;

/** The domain of a reseller's app. Another one is verified beside the old one, which is served until then. @source spec 4 "Domain" */
@Injectable()
export class WhiteLabelDomain {
  constructor(
    private readonly records: WhiteLabelsRepository,
    private readonly domains: DomainsRepository,
    private readonly claims: DomainClaims,
    private readonly checks: DomainChecks,
    private readonly flow: DomainFlow,
    private readonly bus: Bus,
  ) {}

  async verify(ctx: UserCtx, { domain, _id }: RequestOf<typeof verifyWhiteLabelDomain>) {
    if (ctx.tenantId !== null) throw new DomainError('core.forbidden');
    const name = this.claims.nameOf(domain);
    const record = await this.records.draftOf(ctx.userId);
    if (_id !== undefined && _id !== record._id) throw new DomainError('core.not_found');
    const whiteLabelId = record._id;
    const claim = await this.claims.claim(ctx.userId, name, { purpose, whiteLabelId, campaignId: null });
    const chosen = await this.choose(record, claim);
    const checked = await this.checks.press(chosen);
    return {
      ...{
        _id: whiteLabelId,
        status: record.status === 1 ? (1 as const) : (0 as const),
        domain: displayHost(checked.host),
      },
      ...{ domainVerified: isVerifiedDomain(checked), claim: presentDomain(checked), problems: checked.problems },
    };
  }

  /** A claim that was never verified gives way; a verified host stays until the chosen one has its certificate. */
  private async choose(record: WhiteLabel, claim: Domain): Promise<Domain> {
    const now = new Date();
    const chosen = claim.redirectsTo ? await this.takeBack(claim, now) : claim;
    if (record.domainId === claim._id) return chosen;
    const { userId: ownerId, _id: whiteLabelId } = record;
    await this.records.chooseDomain(record, claim._id);
    for (const other of await this.domains.findMany({ ownerId, whiteLabelId }))
      if (other._id !== claim._id && other.verifiedAt === null)
        await this.flow.apply(other, { step: 'removed', fields: {}, now });
    await broadcast(this.bus.connection, hostsChanged, {});
    return chosen;
  }

  /** A host that led to the newer one is the tenant's address again. */
  private async takeBack(claim: Domain, now: Date): Promise<Domain> {
    const fields = { redirectsTo: null, redirectUntil: null, verifiedAt: now, nextCheckAt: now };
    return (await this.flow.apply(claim, { step: null, fields, now, isSiteChanged: true })) ?? claim;
  }
}
