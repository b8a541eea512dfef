import { Capability } from '@linkyard/service-kit';
import { ProductsModule } from '../products/products.module.js';
import { CouponGuesses, couponLimits } from './coupon-guesses.js';
import { coupons } from './coupon.schema.js';
import { CouponsController } from './coupons.controller.js';
import { CouponsRepository } from './coupons.repository.js';
import { CouponsService } from './coupons.service.js';

@Capability({
  service: 'commerce',
  imports: [ProductsModule],
  collections: [coupons],
  limiters: [couponLimits],
  eraseWithAccount: [coupons],
  exportWithAccount: [coupons],
  controllers: [CouponsController],
  providers: [CouponsRepository, CouponsService, CouponGuesses],
  exports: [CouponsRepository, CouponsService, CouponGuesses],
})
export class CouponsModule {}
