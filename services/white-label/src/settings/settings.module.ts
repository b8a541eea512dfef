import { Capability } from '@linkyard/service-kit';
import { ClaimsModule } from '../claims/claims.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { HostsModule } from '../hosts/hosts.module.js';
import { LeaksModule } from '../leaks/leaks.module.js';
import { SendersModule } from '../senders/senders.module.js';
import { WhiteLabelsModule } from '../white-labels/white-labels.module.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

/** The screen on which a reseller names, colours and publishes their site. */
@Capability({
  service: 'white-label',
  imports: [ClaimsModule, HostsModule, LeaksModule, SendersModule, WhiteLabelsModule, DomainsModule],
  controllers: [SettingsController],
  providers: [SettingsService],
})
export class SettingsModule {}
