import { Inject, Injectable } from '@nestjs/common';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../../config/bookings-config.js';
import { callPolicy, type CallPolicy } from './call-policy.js';
import type { OauthEndpoints } from './oauth.js';

export type OauthProvider = 'google';

interface ProviderClient {
  endpoints: OauthEndpoints;
  apiUrl: string;
  policy: CallPolicy;
}

/** This installation's clients at providers with a consent page. A provider without a client is not offered. */
@Injectable()
export class ProviderClients {
  private readonly clients: Record<OauthProvider, ProviderClient | null>;

  constructor(@Inject(BOOKINGS_CONFIG) private readonly config: BookingsConfig) {
    this.clients = { google: config.GOOGLE_CLIENT_ID ? googleClient(config) : null };
  }

  of(provider: OauthProvider): ProviderClient | null {
    return this.clients[provider];
  }

  available(): OauthProvider[] {
    return (['google'] as const).filter((provider) => this.clients[provider] !== null);
  }

  simulated(): OauthProvider[] {
    return this.config.GOOGLE_BASE_URL?.startsWith('http://') ? ['google'] : [];
  }
}

const calendarScopes = [
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.events',
];

function googleClient(config: BookingsConfig): ProviderClient {
  const { GOOGLE_BASE_URL: base, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, PUBLIC_URL } = config;
  return {
    apiUrl: `${base ?? 'https://www.googleapis.com'}/calendar/v3`,
    policy: callPolicy(),
    endpoints: {
      authorizeUrl: `${base ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
      tokenUrl: `${base ?? 'https://oauth2.googleapis.com'}/token`,
      clientId,
      clientSecret,
      redirectUri: new URL('/redirect/googleCalendar', PUBLIC_URL).href,
      scope: calendarScopes.join(' '),
      // Google gives a refresh token with the first consent only, unless it is asked again.
      parameters: { access_type: 'offline', prompt: 'consent' },
    },
  };
}
