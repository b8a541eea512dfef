import { Controller } from '@nestjs/common';
import { checkBrand, listServedHosts, resolveHost, siteOfTenant, type Ctx, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ServedHosts } from './served-hosts.js';

@Controller()
export class HostsController {
  constructor(private readonly hosts: ServedHosts) {}

  @Handles(resolveHost)
  async resolve({ host }: RequestOf<typeof resolveHost>) {
    return { site: this.hosts.siteOf(host) };
  }

  @Handles(siteOfTenant)
  async ofTenant({ tenantId }: RequestOf<typeof siteOfTenant>) {
    await this.hosts.settle();
    return { site: this.hosts.siteOfTenant(tenantId) };
  }

  @Handles(listServedHosts)
  async list({ after }: RequestOf<typeof listServedHosts>) {
    return this.hosts.listAfter(after);
  }

  @Handles(checkBrand)
  async brand(_request: object, { host }: Ctx) {
    return this.hosts.brandOf(host);
  }
}
