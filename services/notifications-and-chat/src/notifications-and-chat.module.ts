import { Module } from '@nestjs/common';
import { modelsFor } from '@linkyard/mongo';
import type { ServiceDefinition } from '@linkyard/service-kit';
import { EraseAccountHandler } from './notifications/erase-account.handler.js';
import { LeadMailDigest } from './notifications/lead-mail-digest.job.js';
import { leadMails } from './notifications/lead-mail.schema.js';
import { BookingNotice } from './notifications/booking-notice.handler.js';
import { CalendarNotice } from './notifications/calendar-notice.handler.js';
import { ImpersonationNotice } from './notifications/impersonation-notice.handler.js';
import { RegistrationNotice } from './notifications/registration-notice.handler.js';
import { DomainNotice } from './notifications/domain-notice.handler.js';
import { DonationNotice } from './notifications/donation-notice.handler.js';
import { LeadNotification } from './notifications/lead-notification.handler.js';
import { notifications } from './notifications/notification.schema.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { OwnerNotifier } from './notifications/owner-notifier.service.js';
import { SystemNotices } from './notifications/system-notice.js';
import { PurchaseNotice } from './notifications/purchase-notice.handler.js';
import { NotificationsRepository } from './notifications/notifications.repository.js';

const collections = [notifications, leadMails];

@Module({
  imports: [modelsFor('notifications-and-chat', collections)],
  controllers: [NotificationsController, SystemNotices],
  providers: [
    NotificationsRepository,
    OwnerNotifier,
    DomainNotice,
    LeadMailDigest,
    LeadNotification,
    DonationNotice,
    PurchaseNotice,
    BookingNotice,
    CalendarNotice,
    RegistrationNotice,
    ImpersonationNotice,
    EraseAccountHandler,
  ],
})
class NotificationsAndChatModule {}

export const notificationsAndChatService: ServiceDefinition = {
  name: 'notifications-and-chat',
  module: NotificationsAndChatModule,
  models: collections,
};
