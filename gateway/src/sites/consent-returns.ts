import type { IncomingMessage, ServerResponse } from 'node:http';
import { originOfSite, tenantOfConsent, type RequestOf } from '@linkyard/contracts';
import { systemContext, type Bus, type Logger, type SiteUrls } from '@linkyard/service-kit';
import { siteOfRequest } from './request-site.js';

type Provider = RequestOf<typeof tenantOfConsent>['provider'];

const providers: Readonly<Record<string, Provider>> = {
  '/redirect/googleCalendar': 'google',
  '/redirect/microsoftCalendar': 'microsoft',
  '/redirect/gotowebinar': 'gotowebinar',
};
const maxState = 400;

interface Parts {
  bus: Pick<Bus, 'request'>;
  urls: Pick<SiteUrls, 'of'>;
  refuse: (request: IncomingMessage, response: ServerResponse) => void;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Providers lead everyone back to the one address that is registered there. From it each person goes on to the site that their signed state
 * names, where their session is; what came with them is checked there. @source ADR 0045
 */
export class ConsentReturns {
  constructor(private readonly parts: Parts) {}

  /** @param next answers what is no return from a provider, and a return to the very site that it belongs to */
  pass(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://gateway');
    const provider = providers[pathname];
    // Probes have no site: they pass before any host is looked at.
    if (!provider || request.method !== 'GET') return next();
    const site = siteOfRequest({ raw: request });
    if (site.kind !== 'platform') return next();
    const own = originOfSite(site);
    this.siteOf(provider, searchParams.get('state') ?? '')
      .then((origin) => {
        if (origin === own) return next();
        const location = `${origin}${pathname}${search}`;
        response.writeHead(302, { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).end();
      })
      .catch((error: unknown) => {
        this.parts.logger.warn({ err: error }, 'the site of a consent could not be found out');
        this.parts.refuse(request, response);
      });
  }

  /** The platform's for a state that is not ours: its screen says that the consent failed. */
  private async siteOf(provider: Provider, state: string): Promise<string> {
    const { bus, urls } = this.parts;
    const isState = state !== '' && state.length <= maxState;
    const { consent } = isState
      ? await bus.request(tenantOfConsent, { provider, state }, systemContext())
      : { consent: null };
    return (await urls.of(consent?.tenantId ?? null)).site.origins.app;
  }
}
