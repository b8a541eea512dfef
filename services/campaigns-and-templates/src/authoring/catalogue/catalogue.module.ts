import { Inject, type OnApplicationBootstrap } from '@nestjs/common';
import { Capability, LOGGER, retryWhileStarting, type Logger } from '@linkyard/service-kit';
import { AuthoringModule } from '../authoring.module.js';
import { BlockTemplatesController } from './block-templates.controller.js';
import { LoadCatalogue } from './load-catalogue.js';
import { OwnBlocks } from './own-blocks.service.js';
import { StarterBlocks } from './starter-blocks.js';
import { StartersController } from './starters.controller.js';
import { StartersService } from './starters.service.js';

/** Starters and blocks to begin with. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [AuthoringModule],
  controllers: [BlockTemplatesController, StartersController],
  providers: [LoadCatalogue, OwnBlocks, StarterBlocks, StartersService],
})
export class CatalogueModule implements OnApplicationBootstrap {
  constructor(
    private readonly catalogue: LoadCatalogue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap() {
    const added = await retryWhileStarting('loading the starters', this.logger, () => this.catalogue.load());
    if (added > 0) this.logger.info({ added }, 'starters loaded');
  }
}
