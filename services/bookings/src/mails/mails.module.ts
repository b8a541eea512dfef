import { Capability } from '@linkyard/service-kit';
import { BookingsModule } from '../bookings/bookings.module.js';
import { BookingMailer } from './booking-mailer.js';
import { BookingMails } from './booking-mails.js';
import { SendRemindersJob } from './send-reminders.job.js';
import { WalletLink } from './wallet-link.js';
import { ZoneRulesJob } from './zone-rules.job.js';

@Capability({
  service: 'bookings',
  imports: [BookingsModule],
  providers: [BookingMailer, BookingMails, SendRemindersJob, WalletLink, ZoneRulesJob],
})
export class MailsModule {}
