import { Inject, Injectable } from '@nestjs/common';
import type { Ctx } from '@linkyard/contracts';
import { AUTH_CONFIG, type AuthConfig } from '../config/auth-config.js';

/** What the app keeps beside the account: the site's name and which providers can be used. @source spec 3 "User" */
@Injectable()
export class OtherData {
  constructor(@Inject(AUTH_CONFIG) private readonly config: AuthConfig) {}

  build({ impersonatorId }: Pick<Ctx, 'impersonatorId'>) {
    return {
      site_title: this.config.SITE_TITLE,
      site_icon: null,
      impersonated: impersonatorId !== null,
      socialSignIn: { google: this.config.GOOGLE_CLIENT_ID !== '', facebook: this.config.FACEBOOK_APP_ID !== '' },
    };
  }
}
