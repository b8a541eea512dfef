import { Capability } from '@linkyard/service-kit';
import { ProductsModule } from '../products/products.module.js';
import { CouponGuesses, couponLimits } from './coupon-guesses.js';
import { coupons } from './coupon.schema.js';
import { CouponsController } from './coupons.controller.js';
import { CouponsRepository } from './coupons.repository.js';
import { CouponsService } from './coupons.service.js';

/** Of a coupon whose code the new owner has too. */
const otherCode = ({ code, _id }: { code?: string; _id?: string }) => ({
  code: `${code?.slice(0, 15)}-${_id}`.toUpperCase(),
});

@Capability({
  service: 'commerce',
  imports: [ProductsModule],
  collections: [coupons],
  limiters: [couponLimits],
  eraseWithAccount: [coupons],
  transferWithAccount: [{ collection: coupons, onConflict: otherCode }],
  exportWithAccount: [coupons],
  controllers: [CouponsController],
  providers: [CouponsRepository, CouponsService, CouponGuesses],
  exports: [CouponsRepository, CouponsService, CouponGuesses],
})
export class CouponsModule {}
