import { Injectable } from '@nestjs/common';
import type { ReplyOf, scrapeInformation } from '@linkyard/contracts';
import { LRUCache } from 'lru-cache';
import { PageReader } from './page-reader.js';
import { readPageFacts } from './page-facts.js';

type Facts = ReplyOf<typeof scrapeInformation>;

const cacheMs = 10 * 60_000;

/** What a page says of itself, remembered for 10 minutes. */
@Injectable()
export class ScrapeService {
  private readonly known = new LRUCache<string, Facts>({ max: 500, ttl: cacheMs });
  private readonly asked = new Map<string, Promise<Facts>>();

  constructor(private readonly reader: PageReader) {}

  /** @throws DomainError integrations.page_unreachable */
  async scrape(url: string): Promise<Facts> {
    const key = withoutFragment(url);
    const known = this.known.get(key);
    if (known) return known;
    // Concurrent calls for the same page share one request.
    const asked = this.asked.get(key) ?? this.read(key);
    this.asked.set(key, asked);
    try {
      return await asked;
    } finally {
      this.asked.delete(key);
    }
  }

  private async read(url: string): Promise<Facts> {
    const page = await this.reader.read(url, ['text/html', 'application/xhtml+xml']);
    const facts = readPageFacts(page.text(), page.url);
    this.known.set(url, facts);
    return facts;
  }
}

function withoutFragment(url: string): string {
  const parsed = new URL(url);
  parsed.hash = '';
  return parsed.href;
}
