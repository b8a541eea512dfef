import { Capability } from '@linkyard/service-kit';
import { HostsModule } from '../hosts/hosts.module.js';
import { WhiteLabelsModule } from '../white-labels/white-labels.module.js';
import { SocialController } from './social.controller.js';
import { SocialService } from './social.service.js';

/** A reseller's own clients at Google and Facebook. */
@Capability({
  service: 'white-label',
  imports: [HostsModule, WhiteLabelsModule],
  controllers: [SocialController],
  providers: [SocialService],
})
export class SocialModule {}
