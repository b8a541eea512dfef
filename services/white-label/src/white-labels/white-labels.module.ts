import { modelsFor } from '@linkyard/mongo';
import { Capability } from '@linkyard/service-kit';
import { whiteLabels } from './white-label.schema.js';
import { WhiteLabelsController } from './white-labels.controller.js';
import { WhiteLabelsRepository } from './white-labels.repository.js';

/** What resellers made of the product. The collection is registered by the capability of hosts. */
@Capability({
  service: 'white-label',
  imports: [modelsFor('white-label', [whiteLabels])],
  controllers: [WhiteLabelsController],
  providers: [WhiteLabelsRepository],
  exports: [WhiteLabelsRepository],
})
export class WhiteLabelsModule {}
