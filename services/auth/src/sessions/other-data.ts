import { Inject, Injectable } from '@nestjs/common';
import { isServiceAway, TenantSites } from '@linkyard/service-kit';
import { AUTH_CONFIG, type AuthConfig } from '../config/auth-config.js';
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
  constructor(
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    private readonly sites: TenantSites,
  ) {}

  async build({ tenantId, session }: Reader) {
    const impersonation = session && presentImpersonation(session);
    const brand = await this.brandOf(tenantId);
    return {
      site_title: brand?.title ?? '',
      site_icon: brand?.favicon ?? brand?.logo ?? null,
      impersonated: impersonation !== null,
      impersonation,
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
