import { Controller } from '@nestjs/common';
import { openGate, type Ctx, type RequestOf } from '@linkyard/contracts';
import { Capability, Handles } from '@linkyard/service-kit';
import { PagePasswordsModule } from '../../authoring/page-passwords/page-passwords.module.js';
import { CampaignRecordsModule } from '../../publishing/campaigns/campaign-records.module.js';
import { PublicPagesModule } from '../../publishing/public-pages/public-pages.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { GateLeads } from './gate-leads.js';
import { gateLimitModel, GateTries } from './gate-tries.js';
import { GatesService } from './gates.service.js';

@Controller()
class GatesController {
  constructor(private readonly gates: GatesService) {}

  @Handles(openGate)
  async open(request: RequestOf<typeof openGate>, ctx: Ctx) {
    return this.gates.open(ctx, request);
  }
}

/** Gates of pages and sections that only some visitors may see. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [CampaignRecordsModule, LeadsModule, PagePasswordsModule, PublicPagesModule],
  limiters: [gateLimitModel],
  controllers: [GatesController],
  providers: [GateLeads, GateTries, GatesService],
})
export class GatesModule {}
