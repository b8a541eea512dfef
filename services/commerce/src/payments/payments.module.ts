import { Capability } from '@linkyard/service-kit';
import { COMMERCE_CONFIG, commerceConfigFrom } from '../config/commerce-config.js';
import { Connections } from './connections/connections.js';
import { ConnectionsController } from './connections/connections.controller.js';
import { ConnectionRecords, paymentConnections } from './connections/payment-connection.model.js';
import { ProviderAccounts } from './connections/provider-accounts.js';
import { Ledger } from './ledger/ledger.js';
import { ledgerEntries, LedgerRecords } from './ledger/ledger.model.js';
import { OwnerPayments } from './owner-payments.js';
import { PaymentRecords, payments } from './payment.model.js';
import { Payments } from './payments.js';
import { ReconcilePaymentsJob } from './reconcile-payments.job.js';
import { RefundPayment } from './refund-payment.js';
import { RefundRecords, refunds } from './refund.model.js';
import { SettlePayment } from './settle-payment.js';
import { StartPayment } from './start-payment.js';

const collections = [paymentConnections, payments, refunds, ledgerEntries];

@Capability({
  service: 'commerce',
  collections,
  eraseWithAccount: collections,
  controllers: [ConnectionsController],
  providers: [
    { provide: COMMERCE_CONFIG, useFactory: () => commerceConfigFrom(process.env) },
    ConnectionRecords,
    ProviderAccounts,
    Connections,
    PaymentRecords,
    RefundRecords,
    LedgerRecords,
    Ledger,
    StartPayment,
    SettlePayment,
    RefundPayment,
    ReconcilePaymentsJob,
    OwnerPayments,
    { provide: Payments, useExisting: OwnerPayments },
  ],
  exports: [Payments],
})
export class PaymentsModule {}
