import { Capability } from '@linkyard/service-kit';
import { PushModule } from '../push/push.module.js';
import { digests } from './digests/digest.schema.js';
import { DigestsRepository } from './digests/digests.repository.js';
import { SendDigestsJob } from './digests/send-digests.job.js';
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
  imports: [PushModule],
  collections: [notifications, leadMails, digests],
  eraseWithAccount: [notifications, digests],
  exportWithAccount: [notifications],
  controllers: [NotificationsController],
  providers: [
    NotificationsRepository,
    NotificationsService,
    Notifier,
    NotificationConsumers,
    LeadMailDigest,
    DigestsRepository,
    SendDigestsJob,
    EraseLeadMails,
  ],
})
export class NotificationsModule {}
