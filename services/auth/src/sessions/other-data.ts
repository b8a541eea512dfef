import { Injectable } from '@nestjs/common';
import { isServiceAway, TenantSites } from '@linkyard/service-kit';
import { presentImpersonation } from './session.presenter.js';
import type { Session } from './session.schema.js';

interface Reader {
  /** Of the account. */
  tenantId: string | null;
  session: Session | null;
}

/** What the app keeps beside the account: the site's name and which providers can be used. @source spec 3 "User" */
@Injectable()
export class OtherData {
  constructor(private readonly sites: TenantSites) {}

  async build({ tenantId, session }: Reader) {
    const impersonation = session && presentImpersonation(session);
    const { brand, social } = (await this.siteOf(tenantId)) ?? {};
    return {
      site_title: brand?.title ?? '',
      site_icon: brand?.favicon ?? brand?.logo ?? null,
      impersonated: impersonation !== null,
      impersonation,
      socialSignIn: social ?? { google: false, facebook: false },
    };
  }

  /** Null while it cannot be looked up: a sign-in does not wait for what the app's document has too. */
  private async siteOf(tenantId: string | null) {
    try {
      return await this.sites.of(tenantId);
    } catch (error) {
      if (isServiceAway(error)) return null;
      throw error;
    }
  }
}
