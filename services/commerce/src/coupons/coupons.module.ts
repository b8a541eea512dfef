import { Capability } from '@linkyard/service-kit';
import { ProductsModule } from '../products/products.module.js';
import { coupons } from './coupon.schema.js';
import { CouponsController } from './coupons.controller.js';
import { CouponsRepository } from './coupons.repository.js';
import { CouponsService } from './coupons.service.js';

@Capability({
  service: 'commerce',
  imports: [ProductsModule],
  collections: [coupons],
  eraseWithAccount: [coupons],
  exportWithAccount: [coupons],
  controllers: [CouponsController],
  providers: [CouponsRepository, CouponsService],
  exports: [CouponsRepository],
})
export class CouponsModule {}
