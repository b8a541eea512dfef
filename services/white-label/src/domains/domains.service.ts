import { Inject, Injectable } from '@nestjs/common';
import { getCampaign, type RequestOf, type addDomain, type assignDomain, type UserCtx } from '@linkyard/contracts';
import { Bus, DomainError, requireEach, requireFound } from '@linkyard/service-kit';
import { trusted } from '@linkyard/mongo';
import { DNS_SETTINGS, isSetUp, type DnsSettings } from '../dns/dns-settings.js';
import { DomainChecks } from './domain-checks.js';
import { DomainClaims } from './domain-claims.js';
import { DomainFlow } from './domain-flow.js';
import type { Domain } from './domain.schema.js';
import { DomainsRepository } from './domains.repository.js';

const purpose = 'campaign' as const;

/** The own domains of creators, for their pages. */
@Injectable()
export class DomainsService {
  constructor(
    private readonly domains: DomainsRepository,
    private readonly claims: DomainClaims,
    private readonly checks: DomainChecks,
    private readonly flow: DomainFlow,
    private readonly bus: Bus,
    @Inject(DNS_SETTINGS) private readonly settings: DnsSettings,
  ) {}

  async list({ userId: ownerId }: UserCtx): Promise<{ domains: Domain[]; isSetUp: boolean }> {
    const found = await this.domains.findMany({ ownerId, purpose }, { sort: { createdAt: -1 } });
    return { domains: found, isSetUp: isSetUp(this.settings) };
  }

  async add(ctx: UserCtx, { domain, campaignId }: RequestOf<typeof addDomain>): Promise<Domain> {
    requirePlatform(ctx);
    const name = this.claims.nameOf(domain);
    if (campaignId !== null) await this.requireCampaign(ctx, campaignId);
    const claim = await this.claims.claim(ctx.userId, name, { purpose, whiteLabelId: null, campaignId });
    return this.checks.press(claim);
  }

  async verify(ctx: UserCtx, _id: string): Promise<Domain> {
    requirePlatform(ctx);
    return this.checks.press(await this.own(ctx, _id));
  }

  async diagnose(ctx: UserCtx, _id: string): Promise<Domain> {
    requirePlatform(ctx);
    return this.checks.diagnose(await this.own(ctx, _id));
  }

  async assign(ctx: UserCtx, { _id, campaignId, servesWww }: RequestOf<typeof assignDomain>): Promise<Domain> {
    requirePlatform(ctx);
    if (campaignId !== null) await this.requireCampaign(ctx, campaignId);
    return this.changed(ctx, _id, (domain) =>
      this.flow.apply(domain, {
        ...{ step: null, now: new Date(), isSiteChanged: true },
        fields: { campaignId, ...(servesWww === undefined ? {} : { servesWww }) },
      }),
    );
  }

  async remove(ctx: UserCtx, ids: readonly string[]): Promise<void> {
    const found = await this.domains.findMany({ ownerId: ctx.userId, purpose, _id: trusted({ $in: [...ids] }) });
    requireEach(ids, found);
    const now = new Date();
    for (const { _id } of found)
      await this.changed(ctx, _id, (domain) => this.flow.apply(domain, { step: 'removed', fields: {}, now }));
  }

  /** Once more where a look has changed the record in between. */
  private async changed(
    ctx: UserCtx,
    _id: string,
    change: (domain: Domain) => Promise<Domain | null>,
  ): Promise<Domain> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const changed = await change(await this.own(ctx, _id));
      if (changed) return changed;
    }
    throw new DomainError('core.conflict');
  }

  private async own({ userId: ownerId }: UserCtx, _id: string): Promise<Domain> {
    return requireFound(await this.domains.findOne({ ownerId, _id, purpose }));
  }

  /** @throws DomainError core.not_found for a page of another account */
  private async requireCampaign(ctx: UserCtx, _id: string): Promise<void> {
    await this.bus.request(getCampaign, { _id }, ctx);
  }
}

/** Domains are of the platform's people: people of a reseller have none of their own, whatever their features say. @source spec 2, 6 */
function requirePlatform({ tenantId }: UserCtx): void {
  if (tenantId !== null) throw new DomainError('core.forbidden');
}
