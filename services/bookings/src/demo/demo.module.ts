import { Capability } from '@linkyard/service-kit';
import { WebinarsModule } from '../webinars/webinars.module.js';
import { LoadDemo } from './load-demo.js';

@Capability({ service: 'bookings', imports: [WebinarsModule], providers: [LoadDemo] })
export class DemoModule {}
