import { Injectable } from '@nestjs/common';
import type { Site } from '@linkyard/contracts';
import { TenantSites } from '@linkyard/service-kit';
import { presentCampaign } from './campaign.presenter.js';
import { CampaignRoom } from './campaign-room.js';
import type { CampaignDocument } from './campaign.schema.js';
import { PageDomains } from './page-domains.js';

/** True when no page shares its host with the app. A page may load other people's scripts only then: on the app's host they could read its session. */
export const hasOwnHost = ({ origins }: Pick<Site, 'origins'>): boolean =>
  new URL(origins.pages).host !== new URL(origins.app).host;

/** Where public pages open: at the site of their creator's tenant, or at a domain of their own. */
@Injectable()
export class PageOrigins {
  constructor(
    private readonly sites: TenantSites,
    private readonly room: CampaignRoom,
    private readonly domains: PageDomains,
  ) {}

  /** @throws DomainError as `TenantSites.of` */
  async of(tenantId: string | null): Promise<string> {
    return (await this.sites.of(tenantId)).origins.pages;
  }

  /** What its creator passes on: at its own domain, where it has one. @throws DomainError as `TenantSites.of` */
  async urlOf({ _id, tenantId, campName }: Pick<CampaignDocument, '_id' | 'tenantId' | 'campName'>): Promise<string> {
    const own = this.domains.originOf(_id);
    return own === null ? `${await this.of(tenantId)}/${campName}` : `${own}/`;
  }

  async present(campaign: CampaignDocument) {
    const isReadOnly = await this.room.readOnlyOf(campaign.userId);
    return presentCampaign(campaign, await this.urlOf(campaign), isReadOnly(campaign));
  }

  /** Those of one owner. */
  async presentAll(ownerId: string, campaigns: readonly CampaignDocument[]) {
    const isReadOnly = await this.room.readOnlyOf(ownerId);
    return Promise.all(campaigns.map(async (one) => presentCampaign(one, await this.urlOf(one), isReadOnly(one))));
  }

  /** How visitors' screens lead to a page: without a host where they share it. */
  async linkTo({ tenantId, campName }: Pick<CampaignDocument, 'tenantId' | 'campName'>): Promise<string> {
    const site = await this.sites.of(tenantId);
    return hasOwnHost(site) ? new URL(`/${campName}`, site.origins.pages).href : `/${campName}`;
  }
}
