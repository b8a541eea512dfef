import type { IncomingMessage, ServerResponse } from 'node:http';
import { findLegalText, legalKeys, legalPaths, type LegalKey } from '@linkyard/contracts';
import { acceptedLanguage } from '@linkyard/languages';
import { inLanguage } from '@linkyard/languages/request';
import { systemContext, type Bus } from '@linkyard/service-kit';
import { legalScreen } from '@linkyard/storefront';
import { LRUCache } from 'lru-cache';
import { screenPage } from '../http/end-page.js';
import { i18n } from '../locales/texts.js';
import { siteOfRequest } from '../sites/request-site.js';

const keyOf = new Map<string, LegalKey>(legalKeys.map((key) => [legalPaths[key], key]));
const titles: Record<LegalKey, () => string> = {
  terms: () => i18n.t('Terms of service'),
  privacy: () => i18n.t('Privacy policy'),
  imprint: () => i18n.t('Imprint'),
};

/** The legal pages that a site has of its own. Of others the app shows its neutral texts. */
export class LegalPages {
  /** By tenant, page and when it was changed, so that no entry is ever old. */
  private readonly texts = new LRUCache<string, string>({
    max: 1_000,
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: (text) => text.length + 100,
  });

  constructor(private readonly bus: Pick<Bus, 'request'>) {}

  /** @returns false for a path that is none, and for a site that has no such page of its own */
  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const key = keyOf.get(path.replace(/\/$/, ''));
    const { tenantId, legal, origins } = siteOfRequest({ raw: request });
    const page = key && legal?.[key];
    if (!page) return false;
    if ('url' in page) {
      response.writeHead(302, { location: page.url, 'cache-control': 'no-store' }).end();
      return true;
    }
    if (tenantId === null) return false;
    const text = await this.textOf(tenantId, key, page.changedAt);
    if (text === null) return false;
    inLanguage(acceptedLanguage(request.headers['accept-language']), () => {
      const canonical = new URL(legalPaths[key], origins.pages).href;
      const { headers, body } = screenPage(request, legalScreen({ title: titles[key](), text, canonical }));
      response.writeHead(200, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    });
    return true;
  }

  private async textOf(tenantId: string, key: LegalKey, changedAt: string): Promise<string | null> {
    const name = `${tenantId}/${key}/${changedAt}`;
    const kept = this.texts.get(name);
    if (kept !== undefined) return kept;
    const { text } = await this.bus.request(findLegalText, { tenantId, key }, systemContext());
    if (text !== null) this.texts.set(name, text);
    return text;
  }
}
