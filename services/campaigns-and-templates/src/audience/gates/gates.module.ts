import { Controller, Inject, Module } from '@nestjs/common';
import { openGate, type Ctx, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { LeadsModule } from '../leads/leads.module.js';
import { PageBuildingModule } from '../../page-building.module.js';
import { GateLeads } from './gate-leads.js';
import { GateTries } from './gate-tries.js';
import { GatesService } from './gates.service.js';

@Controller()
class GatesController {
  constructor(@Inject(GatesService) private readonly gates: GatesService) {}

  @Handles(openGate)
  async open(request: RequestOf<typeof openGate>, ctx: Ctx) {
    return this.gates.open(ctx, request);
  }
}

/** Gates of pages and sections that only some visitors may see. */
@Module({
  imports: [PageBuildingModule, LeadsModule],
  controllers: [GatesController],
  providers: [GateLeads, GateTries, GatesService],
})
export class GatesModule {}
