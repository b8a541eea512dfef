import { allBlockSources } from '@linkyard/contracts';
import { Bus, Capability } from '@linkyard/service-kit';
import { BlockPolicyModule } from '../../authoring/block-policy/block-policy.module.js';
import { LeadRecordsModule } from '../../lead-records/lead-records.module.js';
import { BLOCK_SOURCES, remoteSource } from './block-source.js';
import { BlockSources } from './block-sources.js';
import { BlockSourcesController } from './block-sources.controller.js';
import { RatingsSource } from './ratings-source.js';

/** What blocks show of other records: products, appointments, ratings and the like. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [BlockPolicyModule, LeadRecordsModule],
  controllers: [BlockSourcesController],
  providers: [
    {
      provide: BLOCK_SOURCES,
      inject: [Bus, RatingsSource],
      useFactory: (bus: Bus, ratings: RatingsSource) => [
        ratings,
        ...allBlockSources().map((command) => remoteSource(bus, command)),
      ],
    },
    BlockSources,
    RatingsSource,
  ],
  exports: [BlockSources],
})
export class BlockSourcesModule {}
