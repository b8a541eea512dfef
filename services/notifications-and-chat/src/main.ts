import { runService, runStandalone } from '@linkyard/service-kit';
import { notificationsAndChatService } from './notifications-and-chat.module.js';

await runStandalone(() => runService(notificationsAndChatService));
