import { Inject, Injectable } from '@nestjs/common';
import type { Ctx } from '@linkyard/contracts';
import { isServiceAway, TenantSites } from '@linkyard/service-kit';
import { AUTH_CONFIG, type AuthConfig } from '../config/auth-config.js';

interface Reader extends Pick<Ctx, 'impersonatorId'> {
  /** Of the account. */
  tenantId: string | null;
}

/** What the app keeps beside the account: the site's name and which providers can be used. @source spec 3 "User" */
@Injectable()
export class OtherData {
  constructor(
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    private readonly sites: TenantSites,
  ) {}

  async build({ impersonatorId, tenantId }: Reader) {
    const brand = await this.brandOf(tenantId);
    return {
      site_title: brand?.title ?? '',
      site_icon: brand?.favicon ?? brand?.logo ?? null,
      impersonated: impersonatorId !== null,
      socialSignIn: { google: this.config.GOOGLE_CLIENT_ID !== '', facebook: this.config.FACEBOOK_APP_ID !== '' },
    };
  }

  /** Null while it cannot be looked up: a sign-in does not wait for a name that the app's document has too. */
  private async brandOf(tenantId: string | null) {
    try {
      return (await this.sites.of(tenantId)).brand;
    } catch (error) {
      if (isServiceAway(error)) return null;
      throw error;
    }
  }
}
