import type { IncomingMessage } from 'node:http';
import { endScreen, type End } from '@linkyard/storefront';
import { renderScreen, screenPolicy, siteLook, unknownSite } from '@linkyard/storefront/document';
import { i18n } from '../locales/texts.js';
import { words } from '../locales/words.js';
import { siteOfRaw } from '../sites/request-site.js';

/** What the gateway answers without the app, where a request ends early: a document in the language of the request and the look of its site. */
export function endPage(request: IncomingMessage, end: End): { headers: Record<string, string>; body: string } {
  const brand = siteOfRaw(request)?.brand;
  const site = brand ? siteLook(brand) : unknownSite;
  const screen = endScreen(end);
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': i18n.language,
      'content-security-policy': screenPolicy(screen, site, true),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      vary: 'accept-language',
    },
    body: renderScreen({ screen, site, words: words(), script: null }),
  };
}
