import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { hostsChanged, servedHostsAtOnce, type Brand, type Site } from '@linkyard/contracts';
import { InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import { runAcrossTenants } from '@linkyard/request-context';
import { Bus, listen, LOGGER, ownSites, retryWhileStarting, type Logger, type OwnSites } from '@linkyard/service-kit';
import { settlesWithin } from '@linkyard/time/with-timeout';
import { domains, servedStates, type Domain } from '../domains/domain.schema.js';
import { whiteLabels } from '../white-labels/white-label.schema.js';
import { certifiedHosts } from './certified-hosts.js';
import { pageDomains } from './page-domains.js';
import { asServed } from './as-served.js';
import { movedSites } from './moved-sites.js';
import { leftOut, knownTenants, siteOfDomain, tenantSite, type SiteRecord } from './site-of-domain.js';

/** How long a signal that was lost goes unnoticed. */
const refreshMs = 20_000;

/** How long a question waits for a refresh under way, which ends at once unless the database is away. */
const settleMs = 300;

/** Every host that is served, in memory: an unknown one costs no read of the database. */
@Injectable()
export class ServedHosts implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly own: OwnSites = ownSites(process.env);
  private sites = new Map<string, Site>();
  private sitesOfTenants: ReadonlyMap<string, Site> = new Map();
  private names: readonly string[] = [];
  private versions: ReadonlyMap<string, string> = new Map();
  private certified: readonly string[] = [];
  private pages: ReturnType<typeof pageDomains> = [];
  private timer: NodeJS.Timeout | undefined;
  private loading: Promise<void> | null = null;

  constructor(
    @InjectStored('white-label', domains) private readonly domainRecords: StoredModel<typeof domains>,
    @InjectStored('white-label', whiteLabels) private readonly tenantRecords: StoredModel<typeof whiteLabels>,
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    listen(this.bus.connection, hostsChanged, () => void this.refreshOrLog());
    this.bus.connection.onReconnect(() => void this.refreshOrLog());
    await retryWhileStarting('loading the served hosts', this.logger, () => this.refresh());
    this.timer = setInterval(() => void this.refreshOrLog(), refreshMs);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @param host in its one spelling; outside production with the port of PUBLIC_URL */
  siteOf(host: string): Site | null {
    return this.own.siteOf(host) ?? this.sites.get(this.own.nameOf(host)) ?? null;
  }

  /** The site of a tenant whether it is served now or not. @returns null where it never had a domain, or is deleted */
  siteOfTenant(tenantId: string): Site | null {
    return this.sitesOfTenants.get(tenantId) ?? null;
  }

  /** The site that a tenant will have at a host once it is published. */
  siteToCome(host: string): Site | null {
    const name = this.own.nameOf(host);
    return [...this.sitesOfTenants.values()].find((site) => site.host === name) ?? null;
  }

  /** Of the platform. */
  get ownOrigins(): Site['origins'] {
    return this.own.origins;
  }

  /** Waits a moment for a refresh under way, so that after a change the answer is not what was before it. */
  async settle(): Promise<void> {
    if (this.loading) await settlesWithin(this.loading, settleMs);
  }

  /** The platform's for a host that is not served: the screen that refuses it is the platform's too. */
  brandOf(host: string): Brand {
    return this.siteOf(host)?.brand ?? this.own.brand;
  }

  listAfter(after: string): { hosts: string[]; versions: string[]; hasMore: boolean } {
    const page = pageOf(this.names, after);
    return { ...page, versions: page.hosts.map((name) => this.versions.get(name) ?? '') };
  }

  /** Changes with the site of a served host. */
  versionOf(host: string): string {
    return this.versions.get(this.own.nameOf(host)) ?? '';
  }

  /** Hosts that may have a certificate. */
  listCertifiedAfter(after: string): { hosts: string[]; hasMore: boolean } {
    return pageOf(this.certified, after);
  }

  /** Pages with a domain of their own. @param after id of a campaign */
  listPageDomainsAfter(after: string): { pages: ReturnType<typeof pageDomains>; hasMore: boolean } {
    const left = this.pages.filter(({ campaignId }) => campaignId > after);
    return { pages: left.slice(0, servedHostsAtOnce), hasMore: left.length > servedHostsAtOnce };
  }

  /** One refresh at a time: who asks during one waits for the next, which sees what they wrote. */
  async refresh(): Promise<void> {
    const before = this.loading;
    const load = (before ?? Promise.resolve()).catch(() => undefined).then(() => this.load());
    this.loading = load;
    await load.finally(() => {
      if (this.loading === load) this.loading = null;
    });
  }

  private async refreshOrLog(): Promise<void> {
    await this.refresh().catch((error: unknown) => this.logger.warn({ err: error }, 'the served hosts are old'));
  }

  private async load(): Promise<void> {
    const acrossOwners = 'the hosts of every owner are served';
    const domainsIn = (states: Domain['state'][], filter: { purpose?: 'whiteLabel' } = {}) =>
      this.domainRecords
        .find({ ...filter, state: trusted({ $in: states }), deletedAt: null }, null, { acrossOwners })
        .lean<Domain[]>()
        .exec();
    const [stored, others, tenants] = await runAcrossTenants(acrossOwners, () =>
      Promise.all([
        domainsIn([...servedStates]),
        domainsIn(['suspended', 'pending', 'failed'], { purpose: 'whiteLabel' }),
        this.tenantRecords.find({ deletedAt: null }, leftOut, { acrossOwners }).lean<SiteRecord[]>().exec(),
      ]),
    );
    const served = stored.map(asServed);
    const known = knownTenants(tenants, [...served, ...others]);
    const sites = served.flatMap((row) => siteOfDomain(row, known, this.own));
    const byHost = new Map(sites.map((site) => [site.host, site]));
    for (const moved of movedSites(served, byHost)) byHost.set(moved.host, moved);
    this.pages = pageDomains(served, byHost);
    this.sites = byHost;
    this.sitesOfTenants = new Map(
      [...known].map(([id, { record, domain }]) => [id, tenantSite(record, domain.host, this.own)]),
    );
    this.names = [...this.sites.keys()].sort();
    this.versions = new Map([...this.sites].map(([name, site]) => [name, versionOf(site)]));
    this.certified = certifiedHosts(served, known);
  }
}

const versionOf = (site: Site): string =>
  createHash('sha256').update(JSON.stringify(site)).digest('base64url').slice(0, 12);

function pageOf(sorted: readonly string[], after: string): { hosts: string[]; hasMore: boolean } {
  const left = sorted.filter((name) => name > after);
  return { hosts: left.slice(0, servedHostsAtOnce), hasMore: left.length > servedHostsAtOnce };
}
