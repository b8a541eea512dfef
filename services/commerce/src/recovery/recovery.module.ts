import { Capability } from '@linkyard/service-kit';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { ProductsModule } from '../products/products.module.js';
import { CheckoutRemindersJob } from './checkout-reminders.job.js';
import { ReminderMails } from './reminder-mails.js';

/** Buyers who left their checkout without paying. */
@Capability({
  service: 'commerce',
  imports: [CheckoutModule, DownloadsModule, ProductsModule],
  providers: [CheckoutRemindersJob, ReminderMails],
})
export class RecoveryModule {}
