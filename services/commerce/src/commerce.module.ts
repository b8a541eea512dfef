import { payablesOf } from '@linkyard/payables';
import { serviceOf } from '@linkyard/service-kit';
import { CouponsModule } from './coupons/coupons.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { CurrenciesModule } from './currencies/currencies.module.js';
import { OrderExportModule } from './order-export/order-export.module.js';
import { DownloadsModule } from './downloads/downloads.module.js';
import { DonationsModule } from './donations/donations.module.js';
import { DemoModule } from './demo/demo.module.js';
import { LedgerCheckModule } from './ledger-check/ledger-check.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { OrderActionsModule } from './order-actions/order-actions.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { ProductsModule } from './products/products.module.js';
import { RecoveryModule } from './recovery/recovery.module.js';
import { ReferencesModule } from './references/references.module.js';
import { ReceiptsModule } from './receipts/receipts.module.js';
import { UsageModule } from './usage/usage.module.js';
import { SalesModule } from './sales/sales.module.js';
import { SetupModule } from './setup/setup.module.js';
import { WalletModule } from './wallet/wallet.module.js';

/** Each capability is a folder with its own module; add it here and nowhere else. */
export const commerceService = serviceOf('commerce', [
  CouponsModule,
  CurrenciesModule,
  PaymentsModule,
  ProductsModule,
  OrdersModule,
  CheckoutModule,
  SetupModule,
  SalesModule,
  UsageModule,
  OrderExportModule,
  DownloadsModule,
  DonationsModule,
  DemoModule,
  OrderActionsModule,
  payablesOf('commerce'),
  LedgerCheckModule,
  WalletModule,
  ReceiptsModule,
  RecoveryModule,
  ReferencesModule,
]);
