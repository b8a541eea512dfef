import { Capability } from '@linkyard/service-kit';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProductsModule } from '../products/products.module.js';
import { DemoHistory } from './demo-history.js';
import { LoadDemo } from './load-demo.js';
import { MoveInTime } from './move-in-time.js';

@Capability({
  service: 'commerce',
  collections: [],
  eraseWithAccount: [],
  imports: [PaymentsModule, ProductsModule],
  providers: [LoadDemo, DemoHistory, MoveInTime],
})
export class DemoModule {}
