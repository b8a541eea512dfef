import type { Site } from '@linkyard/contracts';
import { DomainError } from '../bus/domain-error.js';
import type { TenantSites } from './tenant-sites.js';

/** Complete addresses at one site. */
export interface UrlsOfSite {
  readonly site: Site;
  /** Of a screen of the app, or of a visitor's. @param path with its query, from the first slash */
  link(path: string): string;
  /** Of a public page. @param path from the first slash */
  page(path: string): string;
}

/** The only source of complete addresses: they are at the site of the record that they lead to, whatever host was asked. @source ADR 0045 */
export class SiteUrls {
  constructor(private readonly sites: Pick<TenantSites, 'of' | 'at' | 'own'>) {}

  /** @param tenantId of the record @throws DomainError as `TenantSites.of` */
  async of(tenantId: string | null): Promise<UrlsOfSite> {
    const site = await this.sites.of(tenantId);
    const { app, pages } = site.origins;
    return { site, link: (path) => at(app, path), page: (path) => at(pages, path) };
  }

  /**
   * For an address that a person is led back to: it is the site of their tenant, or the domain of one of its creators.
   * @throws DomainError core.forbidden; core.unavailable, core.timeout where that cannot be found out now
   */
  async requireServed(origin: string, tenantId: string | null): Promise<void> {
    if (tenantId !== null && (await this.sites.of(tenantId)).origins.app === origin) return;
    const site = await this.sites.at(origin);
    if (site?.tenantId !== tenantId) throw new DomainError('core.forbidden');
  }

  /** What is registered at a provider, where it leads people back to and reports to: one address for every tenant. @source ADR 0045 */
  forProviders(path: string): string {
    return at(this.sites.own.providersOrigin, path);
  }
}

function at(origin: string, path: string): string {
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin) throw new Error(`${path} leads away from ${origin}`);
  return url.href;
}
