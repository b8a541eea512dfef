import { Inject, Injectable } from '@nestjs/common';
import { callPolicy, type CallPolicy } from '@linkyard/egress';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../../config/bookings-config.js';
import { callLimits } from '../../providers/call-limits.js';
import type { OauthEndpoints } from '../../providers/oauth.js';

export type OauthProvider = 'google' | 'microsoft';

const names = ['google', 'microsoft'] as const;

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
    this.clients = {
      google: config.GOOGLE_CLIENT_ID ? googleClient(config) : null,
      microsoft: config.MICROSOFT_CLIENT_ID ? microsoftClient(config) : null,
    };
  }

  of(provider: OauthProvider): ProviderClient | null {
    return this.clients[provider];
  }

  available(): OauthProvider[] {
    return names.filter((provider) => this.clients[provider] !== null);
  }

  simulated(): OauthProvider[] {
    const { GOOGLE_BASE_URL, MICROSOFT_BASE_URL } = this.config;
    const addresses = { google: GOOGLE_BASE_URL, microsoft: MICROSOFT_BASE_URL };
    return names.filter((name) => addresses[name]?.startsWith('http://'));
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
    policy: callPolicy(callLimits),
    endpoints: {
      authorizeUrl: `${base ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
      tokenUrl: `${base ?? 'https://oauth2.googleapis.com'}/token`,
      clientId,
      clientSecret,
      redirectUri: new URL('/redirect/googleCalendar', PUBLIC_URL).href,
      scope: calendarScopes.join(' '),
      needed: calendarScopes,
      // Google gives a refresh token with the first consent only, unless it is asked again.
      parameters: { access_type: 'offline', prompt: 'consent' },
    },
  };
}

/** The tenant `common` takes accounts of companies and of private people. */
function microsoftClient(config: BookingsConfig): ProviderClient {
  const { MICROSOFT_BASE_URL: base, MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret } = config;
  const signIn = `${base ?? 'https://login.microsoftonline.com'}/common/oauth2/v2.0`;
  return {
    apiUrl: `${base ?? 'https://graph.microsoft.com'}/v1.0`,
    policy: callPolicy(callLimits),
    endpoints: {
      authorizeUrl: `${signIn}/authorize`,
      tokenUrl: `${signIn}/token`,
      clientId,
      clientSecret,
      redirectUri: new URL('/redirect/microsoftCalendar', config.PUBLIC_URL).href,
      scope: 'offline_access Calendars.ReadWrite User.Read',
      // A reply never names offline_access: the refresh token itself is looked for.
      needed: ['Calendars.ReadWrite', 'User.Read'],
      parameters: { prompt: 'select_account' },
    },
  };
}
