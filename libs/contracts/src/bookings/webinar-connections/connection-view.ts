import { z } from 'zod';
import { sentence } from '../../primitives/sentence.js';
import { recordFields, timestamp } from '../../primitives/index.js';

export const webinarConnectionStates = ['connected', 'expired', 'revoked'] as const;
/** What GoToWebinar can notify us of. @source GoToWebinar webhooks */
export const webinarProviderEvents = ['registrant.added', 'registrant.joined', 'webinar.changed'] as const;

/** What `lastError` of the account and `sync.error` of what is sent there say; the app translates it. */
export const gotowebinarErrors = {
  refused: /*i18n*/ 'GoToWebinar no longer accepts our access. Please connect it again.',
  unavailable: /*i18n*/ 'GoToWebinar cannot be reached at the moment. We keep trying.',
  missing: /*i18n*/ 'GoToWebinar is not connected. Please connect it again.',
  notAccepted: (reason: string) => sentence(/*i18n*/ 'GoToWebinar did not accept it: {reason}', { reason }),
} as const;

/** The creator's account at GoToWebinar. No secret but the callback address is part of it. @source models.md 10 WebinarConnection */
export const webinarConnectionView = z.object({
  ...recordFields,
  provider: z.literal('gotowebinar'),
  email: z.string(),
  organizerKey: z.string(),
  /** `expired`: the provider accepts our access no more. `revoked`: disconnected here. */
  state: z.enum(webinarConnectionStates),
  /** One sentence for the screen; empty when all is well. */
  lastError: z.string(),
  lastSyncAt: timestamp.nullable(),
  /** The address to which the provider sends its notifications, secret because no other proof is asked for. */
  callbackUrl: z.string(),
  subscribedEvents: z.array(z.enum(webinarProviderEvents)),
});
export type WebinarConnectionView = z.output<typeof webinarConnectionView>;
