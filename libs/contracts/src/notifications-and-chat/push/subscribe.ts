import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply, objectId, timeZone, webUrl } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { browserSubscription } from './push-subscription.js';

const subscribing = {
  subscription: browserSubscription,
  /** The endpoint that the browser had before: it is forgotten. */
  replaces: webUrl.optional(),
  timeZone: timeZone.optional(),
};

/** A person's own device. The same browser may follow pages of this origin too. @source spec 7, models.md 25 "Push" */
export const subscribeToPush = defineCommand({
  subject: 'notifications-and-chat.push.subscribe',
  http: {
    path: '/notification/subscribe-to-push-notification',
    role: 'public',
    rate: visitorWriteRate,
    needsActiveOwner: false,
  },
  summary: 'Send push notifications to this browser',
  request: z.strictObject({ ...subscribing, from: z.literal('user'), userId: objectId }),
  reply: emptyReply,
  errors: ['push.endpoint_unknown'],
  timeoutMs: 5_000,
});
