import { modelsFor } from '@linkyard/mongo';
import { Capability } from '@linkyard/service-kit';
import { orders } from '../orders/order.schema.js';
import { products } from '../products/product.schema.js';
import { UsageController } from './usage.controller.js';

/** How much accounts have, for the reseller whose people they are. */
@Capability({
  service: 'commerce',
  imports: [modelsFor('commerce', [products, orders])],
  controllers: [UsageController],
})
export class UsageModule {}
