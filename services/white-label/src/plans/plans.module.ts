import { Capability } from '@linkyard/service-kit';
import { WhiteLabelsModule } from '../white-labels/white-labels.module.js';
import { PlansController } from './plans.controller.js';
import { PlansService } from './plans.service.js';

/** The plans of resellers for their people. */
@Capability({
  service: 'white-label',
  imports: [WhiteLabelsModule],
  controllers: [PlansController],
  providers: [PlansService],
})
export class PlansModule {}
