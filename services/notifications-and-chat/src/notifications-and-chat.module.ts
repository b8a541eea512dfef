import { serviceOf } from '@linkyard/service-kit';
import { ChatModule } from './chat/chat.module.js';
import { EnquiriesModule } from './enquiries/enquiries.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PushModule } from './push/push.module.js';

/** Each capability is a folder with its own module; add it here and nowhere else. */
export const notificationsAndChatService = serviceOf('notifications-and-chat', [
  NotificationsModule,
  PushModule,
  ChatModule,
  EnquiriesModule,
]);
