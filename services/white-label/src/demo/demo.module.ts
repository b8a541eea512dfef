import { Capability } from '@linkyard/service-kit';
import { DomainsModule } from '../domains/domains.module.js';
import { WhiteLabelsModule } from '../white-labels/white-labels.module.js';
import { LoadDemo } from './load-demo.js';

/** The site of the demo reseller. */
@Capability({ service: 'white-label', imports: [DomainsModule, WhiteLabelsModule], providers: [LoadDemo] })
export class DemoModule {}
