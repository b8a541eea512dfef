import { Capability } from '@linkyard/service-kit';
import { DomainsModule } from '../domains/domains.module.js';
import { WhiteLabelsModule } from '../white-labels/white-labels.module.js';
import { WhiteLabelDomain } from './white-label-domain.service.js';

/** How a white label comes to its domain. */
@Capability({
  service: 'white-label',
  imports: [DomainsModule, WhiteLabelsModule],
  providers: [WhiteLabelDomain],
  exports: [WhiteLabelDomain],
})
export class ClaimsModule {}
