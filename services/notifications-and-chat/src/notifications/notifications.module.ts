import { Capability } from '@linkyard/service-kit';
import { EraseLeadMails } from './erase-lead-mails.handler.js';
import { LeadMailDigest } from './lead-mail-digest.job.js';
import { leadMails } from './lead-mail.schema.js';
import { NotificationConsumers } from './notification-consumers.js';
import { notifications } from './notification.schema.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
import { Notifier } from './notifier.service.js';

@Capability({
  service: 'notifications-and-chat',
  collections: [notifications, leadMails],
  eraseWithAccount: [notifications],
  exportWithAccount: [notifications],
  controllers: [NotificationsController],
  providers: [
    NotificationsRepository,
    NotificationsService,
    Notifier,
    NotificationConsumers,
    LeadMailDigest,
    EraseLeadMails,
  ],
})
export class NotificationsModule {}
