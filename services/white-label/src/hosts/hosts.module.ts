import { modelsFor } from '@linkyard/mongo';
import { Capability } from '@linkyard/service-kit';
import { domains } from '../domains/domain.schema.js';
import { whiteLabels } from '../white-labels/white-label.schema.js';
import { HostsController } from './hosts.controller.js';
import { ServedHosts } from './served-hosts.js';

/** Whose a host is. The domains are stored by their own capability. */
@Capability({
  service: 'white-label',
  imports: [modelsFor('white-label', [domains])],
  collections: [whiteLabels],
  eraseWithAccount: [whiteLabels],
  controllers: [HostsController],
  providers: [ServedHosts],
  exports: [ServedHosts],
})
export class HostsModule {}
