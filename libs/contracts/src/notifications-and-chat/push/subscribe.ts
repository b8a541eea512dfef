import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply, objectId, timeZone, webUrl } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { browserSubscription } from './push-subscription.js';

const subscribing = {
  subscription: browserSubscription,
  /** The endpoint that the browser had before: what it got goes on under the new one. */
  replaces: webUrl.optional(),
  timeZone: timeZone.optional(),
};

/** A path of the origin that is asked, which a notification leads back to. */
const ownPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/, refusedAs('core.not_web_address'));

/**
 * `user`: a person's own device. `template`: a visitor follows a page. `worker`: the push service has given the browser another endpoint.
 * One browser may do both.
 * @source spec 7, models.md 25 "Push"
 */
export const subscribeToPush = defineCommand({
  subject: 'notifications-and-chat.push.subscribe',
  http: {
    path: '/notification/subscribe-to-push-notification',
    role: 'public',
    rate: visitorWriteRate,
    needsActiveOwner: true,
  },
  summary: 'Send push notifications to this browser',
  request: z.discriminatedUnion('from', [
    z.strictObject({ ...subscribing, from: z.literal('user'), userId: objectId }),
    z.strictObject({ ...subscribing, from: z.literal('template'), campaignId: objectId, path: ownPath.optional() }),
    z.strictObject({ ...subscribing, from: z.literal('worker'), replaces: webUrl }),
  ]),
  reply: emptyReply,
  errors: ['push.endpoint_unknown'],
  timeoutMs: 5_000,
});
