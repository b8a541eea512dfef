import { features } from './features.js';
import { createNotificationText } from './frame/notification-text.js';

export const notificationText = createNotificationText(features);
