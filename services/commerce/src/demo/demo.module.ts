import { Capability } from '@linkyard/service-kit';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProductsModule } from '../products/products.module.js';
import { LoadDemo } from './load-demo.js';

@Capability({
  service: 'commerce',
  collections: [],
  eraseWithAccount: [],
  imports: [PaymentsModule, ProductsModule],
  providers: [LoadDemo],
})
export class DemoModule {}
