import { Capability } from '@linkyard/service-kit';
import { AccountFollows } from './account-follows.handler.js';
import { ClickLinks } from './click-links.js';
import { FollowersRepository } from './followers.repository.js';
import { PushClicks } from './push-clicks.js';
import { pushMessages } from './push-message.schema.js';
import { PushMessagesController } from './push-messages.controller.js';
import { PushMessagesJob } from './push-messages.job.js';
import { PushMessagesRepository } from './push-messages.repository.js';
import { PushMessagesService } from './push-messages.service.js';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { DemoMessages } from './demo-messages.js';
import { EndedPages } from './ended-pages.handler.js';
import { DeliveriesService } from './deliveries.service.js';
import { PUSH_CONFIG, pushConfigFrom } from './push-config.js';
import { PushDue } from './push-due.job.js';
import { PushSender } from './push-sender.js';
import {
  pushDeliveries,
  pushFollows,
  pushKeys,
  pushNotes,
  pushServicePauses,
  pushSubscriptions,
} from './push.schemas.js';
import { SubscriptionsController } from './subscriptions.controller.js';
import { RefusalReport } from './refusal-report.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { VapidKeys } from './vapid-keys.js';

@Capability({
  service: 'notifications-and-chat',
  collections: [pushKeys, pushSubscriptions, pushFollows, pushNotes, pushDeliveries, pushServicePauses, pushMessages],
  eraseWithAccount: [pushNotes, pushDeliveries, pushMessages],
  transferWithAccount: [pushMessages, { collection: pushFollows, apart: true }],
  exportWithAccount: [pushFollows, pushMessages],
  controllers: [SubscriptionsController, DeliveriesController, PushMessagesController],
  providers: [
    { provide: PUSH_CONFIG, useFactory: () => pushConfigFrom(process.env) },
    VapidKeys,
    SubscriptionsRepository,
    SubscriptionsService,
    DeliveriesRepository,
    DeliveriesService,
    RefusalReport,
    PushSender,
    PushDue,
    EndedPages,
    AccountFollows,
    DemoMessages,
    ClickLinks,
    FollowersRepository,
    PushMessagesRepository,
    PushMessagesService,
    PushMessagesJob,
    PushClicks,
  ],
  exports: [PushSender],
})
export class PushModule {}
