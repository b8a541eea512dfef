import { modelsFor } from '@linkyard/mongo';
import { Capability } from '@linkyard/service-kit';
import { whiteLabels } from '../white-labels/white-label.schema.js';
import { SendersController } from './senders.controller.js';
import { SendersService } from './senders.service.js';

/** Whom the mails of tenants come from. The records are stored by the capability of hosts. */
@Capability({
  service: 'white-label',
  imports: [modelsFor('white-label', [whiteLabels])],
  controllers: [SendersController],
  providers: [SendersService],
})
export class SendersModule {}
