import { Capability } from '@linkyard/service-kit';
import { HostsModule } from '../hosts/hosts.module.js';
import { WhiteLabelsModule } from '../white-labels/white-labels.module.js';
import { LeaksController } from './leaks.controller.js';
import { LeaksService } from './leaks.service.js';

/** Whether a site names the installation behind it. */
@Capability({
  service: 'white-label',
  imports: [HostsModule, WhiteLabelsModule],
  controllers: [LeaksController],
  providers: [LeaksService],
  exports: [LeaksService],
})
export class LeaksModule {}
