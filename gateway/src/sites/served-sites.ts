import type { IncomingHttpHeaders } from 'node:http';
import { hostsChanged, listCertifiedHosts, listServedHosts, resolveHost, type Site } from '@linkyard/contracts';
import {
  isRehearsal,
  listen,
  rehearsalHeader,
  systemContext,
  type Bus,
  type Logger,
  type OwnSites,
} from '@linkyard/service-kit';
import { LRUCache } from 'lru-cache';

/** How long a signal that was lost goes unnoticed. */
const refreshMs = 20_000;
/** How long what is known of a host is used while it cannot be compared. */
const keptMs = 30_000;

interface Known {
  site: Site;
  version: string;
}

/**
 * Whose each host is. The names of all hosts that are served are kept, so that any other one is refused without a question; what is known of
 * a host is kept apart from them, and no name that a stranger invents takes its place.
 */
export class ServedSites {
  /** With the version of the site of each. Undefined until they have been read once. */
  private names: ReadonlyMap<string, string> | undefined;
  private certified: ReadonlySet<string> | undefined;
  private readonly known = new LRUCache<string, Known>({ max: 20_000, ttl: keptMs });
  /** Counts what made earlier answers old, so that one that is under way is not kept. */
  private epoch = 0;
  private timer: NodeJS.Timeout | undefined;
  private hearRenewed: () => void = () => undefined;

  constructor(
    private readonly bus: Bus,
    private readonly own: OwnSites,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  start(): void {
    listen(this.bus.connection, hostsChanged, () => void this.renew());
    this.bus.connection.onReconnect(() => void this.renew());
    void this.renew();
    this.timer = setInterval(() => void this.renew(), refreshMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** @param hear is called whenever the served hosts have been read */
  onRenewed(hear: () => void): void {
    this.hearRenewed = hear;
  }

  /** Without a question: a host counts as served while that is not known. @param host in its one spelling */
  isServed(host: string): boolean {
    return this.own.siteOf(host) !== null || (this.names?.has(this.own.nameOf(host)) ?? true);
  }

  /** @param host in its one spelling @returns null for a host that is not served; a promise where its owner must be asked, which fails while the white-label service is away */
  siteOf(host: string): Site | null | Promise<Site | null> {
    const own = this.own.siteOf(host);
    if (own) return own;
    const name = this.own.nameOf(host);
    if (!this.names) return this.ask(host, name);
    if (!this.names.has(name)) return null;
    return this.known.get(name)?.site ?? this.ask(host, name);
  }

  /** The site that a tenant will have, for the check before it is published. @returns null for a request without a pass */
  rehearse(headers: IncomingHttpHeaders, host: string, secret: string): Promise<Site | null> | null {
    const pass = headers[rehearsalHeader];
    if (typeof pass !== 'string' || !isRehearsal(secret, pass, this.own.nameOf(host))) return null;
    const asked = this.bus.request(resolveHost, { host, rehearsal: true }, systemContext({ host }));
    return asked.then(({ site }) => site);
  }

  /** Whether a certificate may be issued for a name, without a question. @returns undefined while it is not known */
  mayHaveCertificate(name: string): boolean | undefined {
    return this.certified?.has(name);
  }

  private async ask(host: string, name: string): Promise<Site | null> {
    const { epoch } = this;
    const asked = this.bus.request(resolveHost, { host }, systemContext({ host }));
    const { site, version } = await asked.catch((error: unknown) => {
      this.logger.warn({ err: error, host }, 'the site of a host could not be found out');
      throw error;
    });
    if (site && epoch === this.epoch) this.known.set(name, { site, version });
    return site;
  }

  private async renew(): Promise<void> {
    this.epoch += 1;
    const { epoch } = this;
    try {
      const [names, certified] = await Promise.all([this.served(), this.certifiedNames()]);
      if (epoch !== this.epoch) return;
      this.names = names;
      this.certified = certified;
      this.keepSame(names);
      this.hearRenewed();
    } catch (error) {
      this.logger.warn({ err: error }, 'the served hosts are as they were known before');
    }
  }

  /** What is known of a host is asked for again only where it has changed: thousands of hosts are in use at the same time. */
  private keepSame(names: ReadonlyMap<string, string>): void {
    // Those that were asked for last come last: they stay the last to be dropped.
    for (const [name, known] of [...this.known.entries()].toReversed()) {
      if (known.version !== '' && known.version === names.get(name)) this.known.set(name, known);
      else this.known.delete(name);
    }
  }

  private async served(): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    for (let after = '', hasMore = true; hasMore;) {
      const page = await this.bus.request(listServedHosts, { after }, systemContext());
      for (const [at, name] of page.hosts.entries()) names.set(name, page.versions[at] ?? '');
      after = page.hosts.at(-1) ?? '';
      hasMore = page.hasMore && after !== '';
    }
    return names;
  }

  private async certifiedNames(): Promise<ReadonlySet<string>> {
    const names = new Set<string>();
    for (let after = '', hasMore = true; hasMore;) {
      const page = await this.bus.request(listCertifiedHosts, { after }, systemContext());
      for (const name of page.hosts) names.add(name);
      after = page.hosts.at(-1) ?? '';
      hasMore = page.hasMore && after !== '';
    }
    return names;
  }
}
