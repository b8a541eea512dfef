import { z } from 'zod';
import { moment, objectId, utmTags } from '../../primitives/index.js';

/** What a page's beacon says of a visit. No cookie and no name: the visitor is a key that dies with the day. */
const visit = {
  campaignId: objectId,
  pageId: objectId,
};
export const viewBeacon = z.strictObject({
  ...visit,
  /** document.referrer, whole; only its host is kept. */
  referrer: z.string().max(2048).optional(),
  /** location.search: the campaign tags are read from it. */
  query: z.string().max(2048).optional(),
});
export const clickBeacon = z.strictObject({
  ...visit,
  sectionId: objectId.optional(),
  /** The address clicked, or the name of an action. */
  target: z.string().max(2048).optional(),
});

export const devices = ['mobile', 'tablet', 'desktop', 'other'] as const;

/** One visit or click as the gateway hands it on: bots marked, network address already gone. @source models.md 18 Event */
export const activity = z.strictObject({
  /** Unique per beacon: the same one twice counts once. */
  id: z.string().min(8).max(64),
  at: moment,
  kind: z.enum(['view', 'click']),
  campaignId: objectId,
  pageId: objectId,
  sectionId: objectId.nullable(),
  target: z.string().max(2048).nullable(),
  /** HMAC(daily salt, network + browser + host); the salt is destroyed after 48 h. */
  visitorKey: z.string().max(64),
  isBot: z.boolean(),
  device: z.enum(devices),
  os: z.string().max(40),
  browser: z.string().max(40),
  inAppBrowser: z.string().max(40).nullable(),
  /** ISO 3166, where a proxy in front sends it. */
  country: z.string().max(2).nullable(),
  language: z.string().max(35).nullable(),
  referrerHost: z.string().max(255).nullable(),
  utm: utmTags,
});
export type Activity = z.output<typeof activity>;
