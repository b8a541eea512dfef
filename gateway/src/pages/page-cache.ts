import { LRUCache } from 'lru-cache';
import type { PagePlace } from '../sites/request-site.js';
import { cachedPage, type CachedPage, type Encoding, type RenderedPage } from './cached-page.js';
import { isConditional, type ConditionalPage } from './conditional-page.js';

/** An unknown address is not asked for again for this long, unless a signal names it. As long as a lost signal may go unnoticed. @source quality B07, R32 */
const unknownMs = 20_000;

/** No page at an address: null where there is none, `off` where the account of its owner is closed. */
export type Missing = 'off' | null;

export type LoadPage = (place: PagePlace, path: string) => Promise<RenderedPage | ConditionalPage | Missing>;

interface Loaded {
  page: RenderedPage | ConditionalPage | Missing;
  /** False when signals kept coming while it was loaded: good for this answer, not for the next. */
  isCurrent: boolean;
}

/** Whether nothing can be shown, for whatever reason. */
export const isMissing = (page: unknown): page is Missing => page === null || page === 'off';

/**
 * Rendered pages by host, path and the form they travel in. One load per address however many ask; unknown addresses live in a cache of
 * their own, so a flood of them evicts no page. An entry older than what the last signal named is dropped, and a load that was under way when the signal came is done again.
 * @source quality "Techniques"
 */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage>;
  /** Apart from the others, so that `peek` never finds one: what visitors see differently is put together for each. */
  private readonly conditional: LRUCache<string, ConditionalPage>;
  private readonly unknown = new LRUCache<string, { page: Missing }>({ max: 50_000, ttl: unknownMs });
  private readonly loading = new Map<string, Promise<Loaded>>();
  private readonly keysOf = new Map<string, Set<string>>();
  /** Lowest version of a campaign that may still be shown. */
  private readonly wanted = new LRUCache<string, number>({ max: 100_000 });
  /** Counts signals, so that a "not found" older than one is not believed. */
  private epoch = 0;

  constructor(
    budgetBytes: number,
    private readonly load: LoadPage,
  ) {
    this.pages = new LRUCache<string, CachedPage>({
      maxSize: budgetBytes,
      sizeCalculation: (page) => page.bytes,
      dispose: (page, key) => this.release(page.campaignId, key),
    });
    this.conditional = new LRUCache<string, ConditionalPage>({
      maxSize: Math.ceil(budgetBytes / 4),
      sizeCalculation: (page) => page.bytes + 1,
      dispose: (page, key) => this.release(page.campaignId, key),
    });
  }

  peek(scope: string, path: string, encoding: Encoding): CachedPage | undefined {
    return this.pages.get(`${encoding}|${scope}|${path}`);
  }

  /** @returns `Missing` for an address without a page */
  async get(place: PagePlace, path: string, encoding: Encoding): Promise<CachedPage | ConditionalPage | Missing> {
    const { scope } = place;
    const address = `${scope}|${path}`;
    const held = this.peek(scope, path, encoding) ?? this.conditional.get(address);
    if (held) return held;
    const missing = this.unknown.get(address);
    if (missing) return missing.page;
    const { page, isCurrent } = await this.loadOnce(address, place, path);
    if (isMissing(page)) return page;
    if (isConditional(page)) {
      if (isCurrent && this.isWanted(page)) this.keepParted(address, page);
      return page;
    }
    // A concurrent waiter of the same load may have stored it already.
    const kept = this.peek(scope, path, encoding);
    if (kept) return kept;
    const form = cachedPage(page, encoding);
    if (isCurrent && this.isWanted(page)) this.keep(`${encoding}|${address}`, form);
    return form;
  }

  private loadOnce(address: string, place: PagePlace, path: string): Promise<Loaded> {
    const running = this.loading.get(address);
    if (running) return running;
    const loading = this.fill(address, place, path).finally(() => this.loading.delete(address));
    this.loading.set(address, loading);
    return loading;
  }

  private async fill(address: string, place: PagePlace, path: string): Promise<Loaded> {
    for (let tries = 0; ; tries += 1) {
      const epoch = this.epoch;
      const page = await this.load(place, path);
      const isCurrent = isMissing(page) ? epoch === this.epoch : this.isWanted(page);
      if (!isCurrent && tries < 3) continue;
      if (isCurrent && isMissing(page)) this.unknown.set(address, { page });
      return { page, isCurrent };
    }
  }

  private isWanted({ campaignId, version }: RenderedPage | ConditionalPage) {
    return version >= (this.wanted.get(campaignId) ?? 0);
  }

  private keep(key: string, page: CachedPage) {
    this.pages.set(key, page);
    // After the entry: what it replaced or pushed out takes its own key out of this list.
    this.note(page.campaignId, key);
  }

  private keepParted(address: string, page: ConditionalPage) {
    this.conditional.set(address, page);
    this.note(page.campaignId, address);
  }

  private note(campaignId: string, key: string) {
    this.keysOf.set(campaignId, (this.keysOf.get(campaignId) ?? new Set()).add(key));
  }

  private held(key: string): CachedPage | ConditionalPage | undefined {
    return this.pages.peek(key) ?? this.conditional.peek(key);
  }

  private forgetKey(key: string) {
    this.pages.delete(key);
    this.conditional.delete(key);
  }

  /** A campaign changed: what is older than `version` is gone, and so is what was thought not to exist. */
  drop(campaignId: string, version: number) {
    this.epoch += 1;
    if (version <= (this.wanted.get(campaignId) ?? -1)) return;
    this.wanted.set(campaignId, version);
    for (const key of [...(this.keysOf.get(campaignId) ?? [])]) {
      const page = this.held(key);
      if (!page || page.version < version) this.forgetKey(key);
    }
  }

  private release(campaignId: string, key: string) {
    const keys = this.keysOf.get(campaignId);
    keys?.delete(key);
    if (keys?.size === 0) this.keysOf.delete(campaignId);
  }

  /** Drops what is held under this id, whatever its version; it may be loaded again as it was. */
  forget(campaignId: string) {
    this.epoch += 1;
    for (const key of [...(this.keysOf.get(campaignId) ?? [])]) this.forgetKey(key);
    this.keysOf.delete(campaignId);
  }

  /** Addresses thought not to exist may exist now. */
  forgetUnknown(names: readonly string[]) {
    for (const key of this.unknown.keys()) {
      const path = key.slice(key.indexOf('|') + 1);
      if (names.some((name) => path === `/${name}` || path.startsWith(`/${name}/`))) this.unknown.delete(key);
    }
  }

  /** Signals may have been missed. */
  forgetAllUnknown() {
    this.epoch += 1;
    this.unknown.clear();
  }

  /** Campaigns with a page in memory, with the oldest version held. */
  resident(): { campaignId: string; version: number }[] {
    return [...this.keysOf].flatMap(([campaignId, keys]) => {
      const versions = [...keys].flatMap((key) => this.held(key)?.version ?? []);
      return versions.length > 0 ? [{ campaignId, version: Math.min(...versions) }] : [];
    });
  }
}
