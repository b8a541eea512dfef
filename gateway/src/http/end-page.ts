import type { IncomingMessage } from 'node:http';
import { endScreen, type End, type Screen } from '@linkyard/storefront';
import { renderScreen, screenPolicy, siteLook, unknownSite } from '@linkyard/storefront/document';
import { i18n } from '../locales/texts.js';
import { words } from '../locales/words.js';
import { siteOfRaw } from '../sites/request-site.js';

interface Page {
  headers: Record<string, string>;
  body: string;
}

/** What the gateway answers without the app, where a request ends early: a document in the language of the request and the look of its site. */
export const endPage = (request: IncomingMessage, end: End): Page => screenPage(request, endScreen(end));

/** A screen that is answered before Fastify sees the request. */
export function screenPage(request: IncomingMessage, screen: Screen): Page {
  const known = siteOfRaw(request);
  const site = known ? siteLook(known) : unknownSite;
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': i18n.language,
      'content-security-policy': screenPolicy(screen, site, true),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      ...(screen.sharing ? {} : { 'x-robots-tag': 'noindex' }),
      vary: 'accept-language',
    },
    body: renderScreen({ screen, site, words: words(), script: null }),
  };
}
