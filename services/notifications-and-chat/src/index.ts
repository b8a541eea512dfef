export { notificationsAndChatService } from './notifications-and-chat.module.js';
