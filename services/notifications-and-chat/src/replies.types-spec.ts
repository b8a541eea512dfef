import type { notificationView } from '@linkyard/contracts';
import { replyFrom } from '@linkyard/service-kit/testing';
import type { z } from 'zod';
import type { NotificationDocument } from './notifications/notification.schema.js';

replyFrom<NotificationDocument, z.input<typeof notificationView>>()(['link', 'state', 'text']);
