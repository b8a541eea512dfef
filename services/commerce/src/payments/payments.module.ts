import { Capability, ownKey } from '@linkyard/service-kit';
import { COMMERCE_CONFIG, commerceConfigFrom } from '../config/commerce-config.js';
import { CloseOtherPayments } from './settling/close-other-payments.js';
import { CompareSettled } from './reconciliation/compare-settled.js';
import { CompareSubscriptions } from './reconciliation/compare-subscriptions.js';
import { ComparePaymentsJob } from './reconciliation/compare-payments.job.js';
import { Connections } from './connections/connections.js';
import { ConnectionsController } from './connections/connections.controller.js';
import { DisconnectAccount } from './connections/disconnect-account.js';
import { ConnectionRecords, paymentConnections } from './connections/payment-connection.model.js';
import { SellerModes } from './connections/seller-modes.js';
import { ProviderAccounts } from './connections/provider-accounts.js';
import { Disputes } from './settling/disputes.js';
import { AuthorizedPayments } from './settling/authorized-payments.js';
import { Ledger } from './ledger/ledger.js';
import { BookMovements } from './ledger/book-movements.js';
import { ledgerEntries, LedgerRecords } from './ledger/ledger.model.js';
import { connectionModes } from './migrations/2026-11-25-connection-modes.js';
import { ledgerModes } from './migrations/2026-11-26-ledger-modes.js';
import { testPaymentsOfBookings } from './migrations/2026-11-26-test-payments-of-bookings.js';
import { OwnerPayments } from './owner-payments.js';
import { PaymentRecords, payments } from './payment.model.js';
import { PaymentsController } from './payments.controller.js';
import { Payments } from './payments.js';
import { ReconcilePaymentsJob } from './reconciliation/reconcile-payments.job.js';
import { RefundPayment } from './refunds/refund-payment.js';
import { RefundRecords, refunds } from './refunds/refund.model.js';
import { SettlePayment } from './settling/settle-payment.js';
import { StartPayment } from './start-payment.js';
import { Subscriptions } from './subscriptions/subscriptions.js';
import { ApplyProviderEvent, BalanceChanges } from './webhooks/apply-provider-event.js';
import { ProcessProviderEvent } from './webhooks/process-provider-event.js';
import { ProviderEventRecords, providerEvents } from './webhooks/provider-event.model.js';
import { ReceiveWebhook } from './webhooks/receive-webhook.js';
import { RetryProviderEventsJob } from './webhooks/retry-provider-events.job.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

const collections = [paymentConnections, payments, refunds, ledgerEntries, providerEvents];

@Capability({
  service: 'commerce',
  collections,
  migrations: [connectionModes, ledgerModes, testPaymentsOfBookings],
  eraseWithAccount: collections,
  transferWithAccount: [
    { collection: payments, onConflict: ownKey },
    { collection: refunds, onConflict: ownKey },
    ledgerEntries,
  ],
  controllers: [ConnectionsController, PaymentsController, WebhooksController],
  providers: [
    { provide: COMMERCE_CONFIG, useFactory: () => commerceConfigFrom(process.env) },
    ConnectionRecords,
    ProviderAccounts,
    SellerModes,
    Connections,
    DisconnectAccount,
    PaymentRecords,
    RefundRecords,
    LedgerRecords,
    Ledger,
    BookMovements,
    StartPayment,
    SettlePayment,
    RefundPayment,
    AuthorizedPayments,
    CloseOtherPayments,
    Disputes,
    Subscriptions,
    ProviderEventRecords,
    ReceiveWebhook,
    BalanceChanges,
    ApplyProviderEvent,
    ProcessProviderEvent,
    RetryProviderEventsJob,
    ReconcilePaymentsJob,
    CompareSubscriptions,
    CompareSettled,
    ComparePaymentsJob,
    OwnerPayments,
    { provide: Payments, useExisting: OwnerPayments },
  ],
  exports: [
    Payments,
    Connections,
    ConnectionRecords,
    SellerModes,
    ProviderAccounts,
    LedgerRecords,
    BookMovements,
    PaymentRecords,
  ],
})
export class PaymentsModule {}
