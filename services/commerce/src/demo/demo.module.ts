import { Capability } from '@linkyard/service-kit';
import { CouponsModule } from '../coupons/coupons.module.js';
import { DonationsModule } from '../donations/donations.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProductsModule } from '../products/products.module.js';
import { DemoHistory } from './demo-history.js';
import { LoadDemo } from './load-demo.js';
import { MoveInTime } from './move-in-time.js';

@Capability({
  service: 'commerce',
  collections: [],
  eraseWithAccount: [],
  imports: [CouponsModule, DonationsModule, PaymentsModule, ProductsModule],
  providers: [LoadDemo, DemoHistory, MoveInTime],
})
export class DemoModule {}
