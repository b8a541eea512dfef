import { modelsFor } from '@linkyard/mongo';
import { Capability } from '@linkyard/service-kit';
import { donations } from '../donations/donation.schema.js';
import { orders } from '../orders/order.schema.js';
import { ledgerEntries } from '../payments/ledger/ledger.model.js';
import { payments } from '../payments/payment.model.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { CheckLedgerJob } from './check-ledger.job.js';
import { CheckLedger } from './check-ledger.js';
import { CheckSubjects } from './check-subjects.js';
import { LedgerDifferenceRecords, ledgerDifferences } from './ledger-difference.model.js';
import { LedgerSums } from './ledger-sums.js';
import { LedgerController } from './ledger.controller.js';
import { SubjectSums } from './subject-sums.js';

/** Whether the ledger, the payments, what was paid for and the providers agree. */
@Capability({
  service: 'commerce',
  collections: [ledgerDifferences],
  eraseWithAccount: [ledgerDifferences],
  imports: [modelsFor('commerce', [orders, donations, ledgerEntries, payments]), PaymentsModule],
  controllers: [LedgerController],
  providers: [LedgerSums, SubjectSums, CheckSubjects, LedgerDifferenceRecords, CheckLedger, CheckLedgerJob],
})
export class LedgerCheckModule {}
