import { hostsChanged, originOfSite, resolveHost, siteOfTenant, type Site } from '@linkyard/contracts';
import { LRUCache } from 'lru-cache';
import type { Bus } from '../bus/bus.js';
import { DomainError, isServiceAway } from '../bus/domain-error.js';
import { listen } from '../bus/signals.js';
import { systemContext } from '../bus/system-context.js';
import type { OwnSites } from './own-sites.js';

/** How long a signal that was lost goes unnoticed. */
const freshMs = 20_000;
const maxTenants = 2_000;

interface Known {
  site: Site;
  epoch: number;
  freshUntil: number;
}

/** The sites of tenants, for work that has no request: links, mails, documents. @source ADR 0045 */
export class TenantSites {
  private readonly known = new LRUCache<string, Known>({ max: maxTenants });
  private readonly asking = new Map<string, Promise<Site | null>>();
  /** Counts what made earlier answers old, so that one that is under way is not kept. */
  private epoch = 0;
  private isListening = false;

  constructor(
    private readonly bus: Bus,
    readonly own: Pick<OwnSites, 'platform' | 'providersOrigin' | 'siteOf'>,
  ) {}

  /** From then on answers are kept for 20 s, or until hosts change. */
  start(): void {
    listen(this.bus.connection, hostsChanged, () => this.forget());
    this.bus.connection.onReconnect(() => this.forget());
    this.isListening = true;
  }

  /**
   * @param tenantId null: the platform's own people
   * @returns its site as last known where the white-label service is away; never another's
   * @throws DomainError core.unavailable, core.timeout where it was not known, or where the tenant has no address: the work is tried again
   */
  async of(tenantId: string | null): Promise<Site> {
    if (tenantId === null) return this.own.platform;
    const known = this.known.get(tenantId);
    if (known?.epoch === this.epoch && Date.now() < known.freshUntil) return known.site;
    const site = await this.ask(tenantId).catch((error: unknown) => {
      if (known && isServiceAway(error)) return known.site;
      throw error;
    });
    if (!site) throw new DomainError('core.unavailable');
    return site;
  }

  /**
   * The site of an origin such as `https://shop.example.com`. @returns null where it is not served
   * @throws DomainError core.unavailable, core.timeout while the white-label service is away, unless it is one of the platform's own
   */
  async at(origin: string): Promise<Site | null> {
    const host = URL.canParse(origin) ? new URL(origin).host : '';
    const site = this.own.siteOf(host) ?? (await this.bus.request(resolveHost, { host }, systemContext())).site;
    return site && originOfSite(site) === origin ? site : null;
  }

  private ask(tenantId: string): Promise<Site | null> {
    const underWay = this.asking.get(tenantId);
    if (underWay) return underWay;
    const asking = this.request(tenantId).finally(() => {
      if (this.asking.get(tenantId) === asking) this.asking.delete(tenantId);
    });
    this.asking.set(tenantId, asking);
    return asking;
  }

  private async request(tenantId: string): Promise<Site | null> {
    const { epoch } = this;
    const { site } = await this.bus.request(siteOfTenant, { tenantId }, systemContext());
    if (epoch === this.epoch) {
      if (!site) this.known.delete(tenantId);
      else if (this.isListening) this.known.set(tenantId, { site, epoch, freshUntil: Date.now() + freshMs });
    }
    return site;
  }

  private forget(): void {
    this.epoch += 1;
    this.asking.clear();
  }
}
