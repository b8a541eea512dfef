import { Controller } from '@nestjs/common';
import { checkLinks, fetchWebPage, scrapeInformation, type RequestOf } from '@linkyard/contracts';
import { Bus, Handles } from '@linkyard/service-kit';
import { cutToBytes } from './cut-to-bytes.js';
import { LinkCheck } from './link-check.js';
import { PageReader } from './page-reader.js';
import { ScrapeService } from './scrape.service.js';

/** Room for the envelope around a page. */
const envelopeBytes = 16_384;
const usualPayloadBytes = 1024 * 1024;

@Controller()
export class PagesController {
  constructor(
    private readonly reader: PageReader,
    private readonly scraping: ScrapeService,
    private readonly links: LinkCheck,
    private readonly bus: Bus,
  ) {}

  @Handles(fetchWebPage)
  async fetch({ url }: RequestOf<typeof fetchWebPage>) {
    const page = await this.reader.read(url, ['text/*', 'application/xhtml+xml', 'application/json']);
    // What the bus cannot carry would be no answer at all; the beginning of a page holds what an import looks for.
    const room = (this.bus.connection.nats.info?.max_payload ?? usualPayloadBytes) - envelopeBytes;
    return { url: page.url, contentType: page.contentType, html: cutToBytes(page.text(), room) };
  }

  @Handles(scrapeInformation)
  async scrape({ url }: RequestOf<typeof scrapeInformation>) {
    return this.scraping.scrape(url);
  }

  @Handles(checkLinks)
  async check({ urls }: RequestOf<typeof checkLinks>) {
    return { links: await this.links.check(urls) };
  }
}
