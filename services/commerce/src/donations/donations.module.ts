import { Capability, ownKey } from '@linkyard/service-kit';
import { COMMERCE_CONFIG, commerceConfigFrom } from '../config/commerce-config.js';
import { SellerNames } from '../links/seller-names.js';
import { SellerZones } from '../locales/seller-zones.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReceiptLinks } from '../links/receipt-links.js';
import { WalletLinks } from '../links/wallet-links.js';
import { CompleteDonation } from './complete-donation.js';
import { CreateDonation } from './create-donation.js';
import { DonationBlockSource } from './donation-block-source.js';
import { DonationExport } from './donation-export.js';
import { DonationGoalsRepository } from './donation-goals.repository.js';
import { DonationGoalsService } from './donation-goals.service.js';
import { DonationMails } from './donation-mails.js';
import { DonationPayable } from './donation-payable.js';
import { DonationPayment } from './donation-payment.js';
import { DonationRecords } from './donation-records.js';
import { donationCounters, donationGoals, donations } from './donation.schema.js';
import { DonationsController } from './donations.controller.js';
import { DonationsRepository } from './donations.repository.js';
import { DonationsService } from './donations.service.js';
import { EndDonation } from './end-donation.js';
import { GoalChangesJob } from './goal-changes.job.js';
import { DonationPaidTwice } from './paid-twice.js';
import { goalChanges } from './migrations/2026-11-23-goal-changes.js';
import { donationModes } from './migrations/2026-11-26-donation-modes.js';
import { secondPayments } from './migrations/2026-11-26-second-payments.js';

/** Donations, once and repeated, and the goals they are given to. */
@Capability({
  service: 'commerce',
  collections: [donations, donationCounters, donationGoals],
  migrations: [goalChanges, secondPayments, donationModes],
  eraseWithAccount: [donations, donationCounters, donationGoals],
  transferWithAccount: [
    { collection: donations, onConflict: ownKey },
    { collection: donationCounters, onConflict: { highest: 'last' } },
    donationGoals,
  ],
  exportWithAccount: [donations, donationGoals],
  imports: [PaymentsModule],
  controllers: [DonationsController],
  providers: [
    DonationsRepository,
    DonationGoalsRepository,
    DonationsService,
    DonationGoalsService,
    CreateDonation,
    DonationRecords,
    CompleteDonation,
    DonationPayable,
    DonationPayment,
    EndDonation,
    DonationPaidTwice,
    GoalChangesJob,
    DonationBlockSource,
    DonationMails,
    WalletLinks,
    ReceiptLinks,
    SellerZones,
    SellerNames,
    DonationExport,
    { provide: COMMERCE_CONFIG, useFactory: () => commerceConfigFrom(process.env) },
  ],
  exports: [DonationsRepository, DonationGoalsService],
})
export class DonationsModule {}
