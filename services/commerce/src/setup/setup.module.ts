import { Capability } from '@linkyard/service-kit';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProductsModule } from '../products/products.module.js';
import { SetupController } from './setup.controller.js';

/** What creators are reminded of while they have none. */
@Capability({ service: 'commerce', imports: [PaymentsModule, ProductsModule], controllers: [SetupController] })
export class SetupModule {}
