import { serviceOf } from '@linkyard/service-kit';
import { CouponsModule } from './coupons/coupons.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { CurrenciesModule } from './currencies/currencies.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { ProductsModule } from './products/products.module.js';

/** Each capability is a folder with its own module; add it here and nowhere else. */
export const commerceService = serviceOf('commerce', [
  CouponsModule,
  CurrenciesModule,
  PaymentsModule,
  ProductsModule,
  CheckoutModule,
]);
