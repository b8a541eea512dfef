import { Controller } from '@nestjs/common';
import {
  addDomain,
  assignDomain,
  deleteDomains,
  diagnoseDomain,
  idsOf,
  listDomains,
  verifyDomain,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { presentChecked, presentDomain } from './domain.presenter.js';
import { DomainsService } from './domains.service.js';

@Controller()
export class DomainsController {
  constructor(private readonly domains: DomainsService) {}

  @Handles(listDomains)
  async list(_request: object, ctx: UserCtx) {
    const { domains, isSetUp } = await this.domains.list(ctx);
    return { data: domains.map(presentDomain), isSetUp };
  }

  @Handles(addDomain)
  async add(request: RequestOf<typeof addDomain>, ctx: UserCtx) {
    return presentChecked(await this.domains.add(ctx, request));
  }

  @Handles(verifyDomain)
  async verify({ _id }: RequestOf<typeof verifyDomain>, ctx: UserCtx) {
    return presentChecked(await this.domains.verify(ctx, _id));
  }

  @Handles(diagnoseDomain)
  async diagnose({ _id }: RequestOf<typeof diagnoseDomain>, ctx: UserCtx) {
    return presentChecked(await this.domains.diagnose(ctx, _id));
  }

  @Handles(assignDomain)
  async assign(request: RequestOf<typeof assignDomain>, ctx: UserCtx) {
    return { domain: presentDomain(await this.domains.assign(ctx, request)) };
  }

  @Handles(deleteDomains)
  async remove(request: RequestOf<typeof deleteDomains>, ctx: UserCtx) {
    const ids = idsOf(request);
    await this.domains.remove(ctx, ids);
    return { ids };
  }
}
