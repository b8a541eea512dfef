import { Capability } from '@linkyard/service-kit';
import { WhiteLabelsModule } from '../white-labels/white-labels.module.js';
import { LegalController } from './legal.controller.js';
import { LegalService } from './legal.service.js';

/** The legal pages of a reseller's site. */
@Capability({
  service: 'white-label',
  imports: [WhiteLabelsModule],
  controllers: [LegalController],
  providers: [LegalService],
})
export class LegalModule {}
