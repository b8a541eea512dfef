import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@linkyard/service-kit';
import { APP_URL, appUrlFrom } from './config/app-url.js';
import { EraseAccountHandler } from './notifications/erase-account.handler.js';
import { Announcer } from './notifications/announcer.js';
import { LeadMailDigest } from './notifications/lead-mail-digest.js';
import { leadMailModel } from './notifications/lead-mail.model.js';
import { BookingNotice } from './notifications/booking-notice.js';
import { RegistrationNotice } from './notifications/registration-notice.js';
import { DonationNotice } from './notifications/donation-notice.js';
import { LeadNotification } from './notifications/lead-notification.js';
import { notificationModel } from './notifications/notification.model.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { PurchaseNotice } from './notifications/purchase-notice.js';
import { NotificationsRepository } from './notifications/notifications.repository.js';

@Module({
  controllers: [NotificationsController],
  providers: [
    { provide: APP_URL, useFactory: () => appUrlFrom(process.env) },
    NotificationsRepository,
    Announcer,
    LeadMailDigest,
    LeadNotification,
    DonationNotice,
    PurchaseNotice,
    BookingNotice,
    RegistrationNotice,
    EraseAccountHandler,
  ],
})
class NotificationsAndChatModule {}

export const notificationsAndChatService: ServiceDefinition = {
  name: 'notifications-and-chat',
  module: NotificationsAndChatModule,
  models: [notificationModel, leadMailModel],
};
