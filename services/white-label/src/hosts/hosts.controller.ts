import { Controller } from '@nestjs/common';
import {
  checkBrand,
  listCertifiedHosts,
  listPageDomains,
  listServedHosts,
  resolveHost,
  siteOfTenant,
  type Ctx,
  type RequestOf,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ServedHosts } from './served-hosts.js';

@Controller()
export class HostsController {
  constructor(private readonly hosts: ServedHosts) {}

  @Handles(resolveHost)
  async resolve({ host, rehearsal }: RequestOf<typeof resolveHost>) {
    await this.hosts.settle();
    const site = this.hosts.siteOf(host);
    if (!site) return { site: rehearsal ? this.hosts.siteToCome(host) : null, version: '' };
    return { site, version: this.hosts.versionOf(host) };
  }

  @Handles(siteOfTenant)
  async ofTenant({ tenantId }: RequestOf<typeof siteOfTenant>) {
    await this.hosts.settle();
    return { site: this.hosts.siteOfTenant(tenantId) };
  }

  @Handles(listServedHosts)
  async list({ after }: RequestOf<typeof listServedHosts>) {
    await this.hosts.settle();
    return this.hosts.listAfter(after);
  }

  @Handles(listCertifiedHosts)
  async listCertified({ after }: RequestOf<typeof listCertifiedHosts>) {
    await this.hosts.settle();
    return this.hosts.listCertifiedAfter(after);
  }

  @Handles(listPageDomains)
  async pageDomains({ after }: RequestOf<typeof listPageDomains>) {
    await this.hosts.settle();
    return this.hosts.listPageDomainsAfter(after);
  }

  @Handles(checkBrand)
  async brand(_request: object, { host }: Ctx) {
    await this.hosts.settle();
    return { ...this.hosts.brandOf(host), signup: this.hosts.siteOf(host)?.signup };
  }
}
