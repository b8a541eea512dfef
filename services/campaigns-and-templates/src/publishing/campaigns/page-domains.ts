import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { hostsChanged, listPageDomains } from '@linkyard/contracts';
import { Bus, listen, LOGGER, systemContext, type Logger } from '@linkyard/service-kit';

/** How long a signal that was lost goes unnoticed. */
const refreshMs = 20_000;
const none: ReadonlyMap<string, string> = new Map();

/** The origins of pages that have a domain of their own, in memory: by the id of their campaign. */
@Injectable()
export class PageDomains implements OnApplicationBootstrap, OnApplicationShutdown {
  /** Undefined until they were read once: then nothing is concluded from a domain that is not there. */
  private known: ReadonlyMap<string, string> | undefined;
  private reading: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private changed: (campaignIds: readonly string[]) => void = () => undefined;

  constructor(
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    listen(this.bus.connection, hostsChanged, () => void this.renew());
    this.bus.connection.onReconnect(() => void this.renew());
    void this.renew();
    this.timer = setInterval(() => void this.renew(), refreshMs);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @param changed is handed the campaigns whose domain is another one now */
  onChange(changed: (campaignIds: readonly string[]) => void): void {
    this.changed = changed;
  }

  /** @returns null where a page opens at its site alone */
  originOf(campaignId: string): string | null {
    return this.known?.get(campaignId) ?? null;
  }

  /** The same map until something has changed. @returns undefined while it is not known */
  all(): ReadonlyMap<string, string> | undefined {
    return this.known;
  }

  /** One after the other, so that an older answer never replaces a newer one. */
  renew(): Promise<void> {
    this.reading = this.reading.then(async () => {
      try {
        this.replace(await this.read());
      } catch (error) {
        this.logger.warn({ err: error }, 'the domains of pages are as they were known before');
      }
    });
    return this.reading;
  }

  private replace(read: ReadonlyMap<string, string>): void {
    const before = this.known ?? none;
    const ids = new Set([...before.keys(), ...read.keys()]);
    const changed = [...ids].filter((id) => before.get(id) !== read.get(id));
    const isFirst = this.known === undefined;
    if (!isFirst && changed.length === 0) return;
    this.known = read;
    // What had changed before the start is found by the sweep.
    if (!isFirst) this.changed(changed);
  }

  private async read(): Promise<ReadonlyMap<string, string>> {
    const origins = new Map<string, string>();
    for (let after = '', hasMore = true; hasMore;) {
      const page = await this.bus.request(listPageDomains, { after }, systemContext());
      for (const { campaignId, origin } of page.pages) origins.set(campaignId, origin);
      after = page.pages.at(-1)?.campaignId ?? '';
      hasMore = page.hasMore && after !== '';
    }
    return origins;
  }
}
