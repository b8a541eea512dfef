import { Capability } from '@linkyard/service-kit';
import { domains } from '../domains/domain.schema.js';
import { whiteLabels } from '../white-labels/white-label.schema.js';
import { HostsController } from './hosts.controller.js';
import { ServedHosts } from './served-hosts.js';

/** Whose a host is. */
@Capability({
  service: 'white-label',
  collections: [domains, whiteLabels],
  eraseWithAccount: [domains, whiteLabels],
  exportWithAccount: [domains],
  controllers: [HostsController],
  providers: [ServedHosts],
  exports: [ServedHosts],
})
export class HostsModule {}
