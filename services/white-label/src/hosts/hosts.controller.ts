import { Controller } from '@nestjs/common';
import { checkBrand, resolveHost, type Ctx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { defaultBrand } from './default-brand.js';
import { hostKind } from './host-kind.js';

@Controller()
export class HostsController {
  private readonly kindOf = hostKind(process.env);

  @Handles(resolveHost)
  async resolve({ host }: { host: string }) {
    const kind = this.kindOf(host);
    return { known: kind !== null, kind, tenantId: null };
  }

  @Handles(checkBrand)
  async brand(_request: object, _ctx: Ctx) {
    return defaultBrand(process.env);
  }
}
