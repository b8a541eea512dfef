import { Injectable } from '@nestjs/common';
import { ProviderError } from '@linkyard/egress';
import { tenantToStamp } from '@linkyard/request-context';
import { DomainError } from '@linkyard/service-kit';
import type { CalendarSecrets } from './adapters/calendar-adapters.js';
import { ProviderClients, type OauthProvider } from './adapters/provider-clients.js';

/** The way through a provider's consent page. */
@Injectable()
export class ConsentService {
  constructor(private readonly clients: ProviderClients) {}

  available(): OauthProvider[] {
    return this.clients.available();
  }

  simulated(): OauthProvider[] {
    return this.clients.simulated();
  }

  /** @returns the address of the consent page; @throws DomainError bookings.calendar_not_configured */
  async begin(provider: OauthProvider, userId: string): Promise<string> {
    return this.clientOf(provider).oauth.begin({ userId, tenantId: tenantToStamp() });
  }

  /** @throws ProviderError invalid_credentials for a state of another account or site, a code that is not accepted, or scopes that are missing */
  async finish(
    provider: OauthProvider,
    userId: string,
    answer: { code: string; state: string },
  ): Promise<CalendarSecrets> {
    const { oauth, needed } = this.clientOf(provider);
    const { scope, ...tokens } = await oauth.finish({ userId, tenantId: tenantToStamp() }, answer);
    // A person may untick what we need, and the access would fail later.
    // Microsoft may write its own origin before the name of a scope.
    const given = scope.split(' ').map((one) => one.replace('https://graph.microsoft.com/', '').toLowerCase());
    const isWhole = needed.every((one) => given.includes(one.toLowerCase()));
    if (!isWhole || tokens.refreshToken === '')
      throw new ProviderError('invalid_credentials', 'Not all scopes were allowed');
    return { provider, ...tokens };
  }

  private clientOf(provider: OauthProvider) {
    const client = this.clients.of(provider);
    if (!client) throw new DomainError('bookings.calendar_not_configured');
    return client;
  }
}
