import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { webUrl } from '../../primitives/index.js';

const base64url = (bytes: { min: number; max: number }) =>
  z
    .string()
    .min(Math.ceil((bytes.min * 4) / 3))
    .max(Math.ceil((bytes.max * 4) / 3) + 2)
    .regex(/^[A-Za-z0-9_-]+={0,2}$/, refusedAs('core.not_id'))
    .transform((text) => text.replace(/=+$/, ''));

/** What `PushSubscription.toJSON()` gives. @source https://www.w3.org/TR/push-api/#dom-pushsubscription-tojson */
export const browserSubscription = z.object({
  endpoint: webUrl,
  expirationTime: z.number().nullable().optional(),
  keys: z.object({
    /** An uncompressed point of P-256: 65 bytes. */
    p256dh: base64url({ min: 65, max: 65 }),
    auth: base64url({ min: 16, max: 16 }),
  }),
});
export type BrowserSubscription = z.output<typeof browserSubscription>;
