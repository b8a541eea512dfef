import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { RequestOf, searchStockImages, StockPlatform } from '@linkyard/contracts';
import { callPolicy, ProviderError, type CallLimits } from '@linkyard/egress';
import { DomainError, LOGGER, type Logger } from '@linkyard/service-kit';
import { LRUCache } from 'lru-cache';
import { outcomeOf } from '../providers/outcome-of.js';
import { ProviderSettingsService } from '../provider-settings/provider-settings.service.js';
import { STOCK_PROVIDERS, type FoundPicture, type StockProviders, type StockResults } from './stock-provider.js';

type Search = RequestOf<typeof searchStockImages>;

/** @source quality R27 "deadline <= 10 s" */
const callLimits: CallLimits = { timeoutMs: 8_000, room: { concurrent: 6, queued: 24 } };
/** After a refusal for asking too often that does not say how long, we are silent this long. */
const silentSec = 60;

const codes = {
  key: 'integrations.stock_key_refused',
  limit: 'integrations.stock_limit',
  timeout: 'integrations.stock_timeout',
  blocked: 'integrations.stock_failed',
  failed: 'integrations.stock_failed',
} as const;

/** Asks picture services for people: few at a time, nothing twice, and not at all while a limit lasts. */
@Injectable()
export class StockService {
  private readonly results = new LRUCache<string, StockResults>({ max: 500 });
  private readonly running = new Map<string, Promise<StockResults>>();
  /** Recent search results, by id and by path: choosing one of them costs no further request. */
  private readonly seen = new LRUCache<string, FoundPicture>({ max: 20_000, ttl: 60 * 60_000 });
  /** Epoch milliseconds until which a key is not used, because its limit is reached. */
  private readonly silent = new LRUCache<string, number>({ max: 50 });
  private readonly policies = {
    unsplash: callPolicy(callLimits),
    pixabay: callPolicy(callLimits),
    pexels: callPolicy(callLimits),
  };

  constructor(
    private readonly settings: ProviderSettingsService,
    @Inject(STOCK_PROVIDERS) private readonly providers: StockProviders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError integrations.stock_* */
  async search({ platform, keyword, orientation, page, listPerPage }: Search): Promise<StockResults> {
    const key = await this.keyOf(platform);
    const query = { keyword: keyword.toLowerCase(), orientation, page, perPage: listPerPage };
    const name = JSON.stringify([platform, query.keyword, orientation ?? '', page, listPerPage]);
    const kept = this.results.get(name);
    if (kept) return kept;
    const running =
      this.running.get(name) ??
      this.ask(platform, key, (signal) => this.providers[platform].search(key, query, signal));
    this.running.set(name, running);
    try {
      const results = await running;
      this.results.set(name, results, { ttl: this.providers[platform].keptMs });
      for (const found of results.found) this.remember(platform, found);
      return results;
    } finally {
      this.running.delete(name);
    }
  }

  /** @throws DomainError integrations.stock_*; @returns null when the provider has no such picture */
  async find(platform: StockPlatform, { id, path }: { id?: string; path?: string }): Promise<FoundPicture | null> {
    const known = this.seen.get(`${platform}:${id ?? path ?? ''}`);
    if (known) return known;
    if (id === undefined) return null;
    const key = await this.keyOf(platform);
    const found = await this.ask(platform, key, (signal) => this.providers[platform].find(key, id, signal));
    if (found) this.remember(platform, found);
    return found;
  }

  /** Reports to the provider that a picture is used, where it requires that. @throws DomainError as above */
  async reportUse(platform: StockPlatform, useReport: string): Promise<void> {
    const provider = this.providers[platform];
    if (!provider.reportUse) return;
    const key = await this.keyOf(platform);
    await this.ask(platform, key, async (signal) => provider.reportUse?.(key, useReport, signal));
  }

  private remember(platform: StockPlatform, found: FoundPicture) {
    this.seen.set(`${platform}:${found.picture.id}`, found);
    this.seen.set(`${platform}:${found.picture.file.path}`, found);
  }

  private async keyOf(platform: StockPlatform): Promise<string> {
    const key = await this.settings.stockKey(platform);
    if (!key) throw new DomainError('integrations.stock_no_key');
    return key;
  }

  private async ask<Result>(platform: StockPlatform, key: string, work: (signal: AbortSignal) => Promise<Result>) {
    const silence = `${platform}:${createHash('sha256').update(key).digest('base64url')}`;
    const waitMs = (this.silent.get(silence) ?? 0) - Date.now();
    if (waitMs > 0) throw new DomainError(codes.limit, { retryAfterSec: Math.ceil(waitMs / 1000) });
    try {
      return await this.policies[platform].run(work);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const outcome = outcomeOf(error);
      this.logger.warn({ platform, err: error }, 'a picture service gave nothing');
      if (outcome !== 'limit') throw new DomainError(codes[outcome]);
      const pauseSec = Math.ceil(error.retryAfterMs / 1000) || silentSec;
      this.silent.set(silence, Date.now() + pauseSec * 1000);
      throw new DomainError(codes.limit, { retryAfterSec: pauseSec });
    }
  }
}
