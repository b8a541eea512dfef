import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { email } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { z } from 'zod';
import { AUTH_CONFIG, type AuthConfig } from '../config/auth-config.js';
import { ProviderCalls } from './provider-call.js';
import type { SocialIdentity } from './social-identity.js';

const debugReply = z.object({
  data: z.object({ app_id: z.string(), is_valid: z.boolean(), user_id: z.string().min(1).max(255) }),
});
const meReply = z.object({
  id: z.string(),
  name: z.string().default(''),
  email: email.optional().catch(undefined),
  picture: z.object({ data: z.object({ url: z.url() }) }).optional(),
});

/** @source developers.facebook.com/docs/graph-api */
export const facebookGraph = (base: string | undefined) => (path: string) =>
  new URL(`/v23.0${path}`, base ?? 'https://graph.facebook.com');

/** Finds out who a Facebook access token belongs to, and that it was made for this app. @source models.md 1 facebook */
@Injectable()
export class FacebookClient {
  private readonly calls = new ProviderCalls();
  private readonly url: ReturnType<typeof facebookGraph>;
  constructor(@Inject(AUTH_CONFIG) private readonly config: AuthConfig) {
    this.url = facebookGraph(config.FACEBOOK_BASE_URL);
  }

  /** @throws DomainError auth.social_not_configured, auth.social_failed, core.provider_failed */
  async identify(accessToken: string): Promise<SocialIdentity> {
    const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: secret } = this.config;
    if (!appId) throw new DomainError('auth.social_not_configured');
    const { data } = await this.ask(
      '/debug_token',
      { input_token: accessToken, access_token: `${appId}|${secret}` },
      debugReply,
    );
    // A token another app got from the same person must not open their account here.
    if (!data.is_valid || data.app_id !== appId) throw new DomainError('auth.social_failed');
    const proof = createHmac('sha256', secret).update(accessToken).digest('hex');
    const fields = 'id,name,email,picture.type(large)';
    const me = await this.ask('/me', { fields, access_token: accessToken, appsecret_proof: proof }, meReply);
    if (me.id !== data.user_id) throw new DomainError('auth.social_failed');
    return {
      provider: 'facebook',
      providerUserId: me.id,
      email: me.email ?? null,
      emailVerified: me.email !== undefined,
      name: me.name.slice(0, 120),
      picture: me.picture?.data.url ?? null,
    };
  }

  private ask<Schema extends z.ZodType>(path: string, query: Record<string, string>, schema: Schema) {
    const url = this.url(path);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return this.calls.ask(url, schema);
  }
}
