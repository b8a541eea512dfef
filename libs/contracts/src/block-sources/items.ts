import { z } from 'zod';
import { refusedAs } from '../errors/reasons.js';
import { imageUrl, money, objectId, publicId, timeZone, webUrl } from '../primitives/index.js';

/** A page of this site, or one on the web. */
const href = z.union([z.string().regex(/^\/(?![/\\])[^\s\\]{0,2046}$/, refusedAs('core.not_site_path')), webUrl]);
const image = z.union([z.literal(''), imageUrl]);
const id = z.union([objectId, publicId]);
/** ISO 8601, for the page's markup. */
const moment = z.iso.datetime();

/** @source models.md 6 Product */
export const productItem = z.object({
  _id: id,
  title: z.string(),
  summary: z.string(),
  image,
  priceModel: z.enum(['fixed', 'payWhatYouWant', 'free']),
  /** What it costs, or at least costs; null where it is free. */
  price: money.nullable(),
  compareAt: money.nullable(),
  /** Whether some of its variants cost more. */
  isFrom: z.boolean().default(false),
  soldOut: z.boolean(),
  /** Null where there are enough. */
  left: z.int().min(1).nullable().optional(),
  /** Null once it is on sale. */
  startsAt: moment.nullable().optional(),
  /** The seller's own text of the button; empty for the one of the block. */
  button: z.string().default(''),
  /** Its checkout. */
  href,
});

/** @source models.md 7 Appointment */
export const appointmentItem = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  image,
  minutes: z.int().min(1),
  price: money.nullable(),
  href,
});

/** @source models.md 10 Webinar */
export const webinarItem = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  image,
  provider: z.enum(['gotowebinar', 'zoom', 'custom', 'native']),
  /** Null for one that can be watched at any time. */
  startAt: moment.nullable(),
  timeZone,
  /** Null is free. */
  price: money.nullable().default(null),
  /** Sessions to come after this one. */
  moreSessions: z.int().min(0).default(0),
  /** Null where seats do not run out. */
  seatsLeft: z.int().min(0).nullable(),
  /** Whether people can still join when no seat is left. */
  isWaitlistOpen: z.boolean().default(false),
  href,
});

/** A way of paying a donation, and how far the goals of the asking sections have come. @source models.md 8 */
export const donationItem = z.object({
  _id: id,
  provider: z.enum(['paypal', 'stripe']),
  /** Takes a form post with campaignId, pageId, sectionId, currency, e-mail and `amount` or `custom` in major units. */
  action: z.string().regex(/^\/(?![/\\])[^\s\\]{0,300}$/, refusedAs('core.not_site_path')),
  raised: z.array(z.object({ sectionId: objectId, money })),
  goals: z
    .array(
      z.object({
        _id: objectId,
        title: z.string(),
        target: money,
        raised: money,
        donors: z.int(),
        isOpen: z.boolean(),
      }),
    )
    .default([]),
  /** Newest first; without those who stay anonymous and those whose donation was returned. */
  supporters: z.array(z.object({ sectionId: objectId, name: z.string(), message: z.string(), money })).default([]),
});

/** A connected account with what it last posted. @source models.md 4 SocialAccount */
export const feedItem = z.object({
  _id: id,
  name: z.string(),
  username: z.string(),
  avatar: image,
  url: webUrl,
  posts: z.array(
    z.object({
      _id: z.string(),
      url: webUrl,
      /** Kept by us: a page loads nothing from a third party until the visitor asks. */
      thumb: image,
      caption: z.string(),
      kind: z.enum(['image', 'video', 'text']),
      postedAt: moment.nullable(),
    }),
  ),
});

/** What visitors think of one section. */
export const ratingItem = z.object({
  /** The section. */
  _id: objectId,
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  counts: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  /** Newest first; only those that may be shown. */
  comments: z.array(
    z.object({ _id: objectId, name: z.string(), stars: z.int().min(1).max(5), text: z.string(), at: moment }),
  ),
});

export type ProductItem = z.output<typeof productItem>;
export type AppointmentItem = z.output<typeof appointmentItem>;
export type WebinarItem = z.output<typeof webinarItem>;
export type DonationItem = z.output<typeof donationItem>;
export type FeedItem = z.output<typeof feedItem>;
export type RatingItem = z.output<typeof ratingItem>;
