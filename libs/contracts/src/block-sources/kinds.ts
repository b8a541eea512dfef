import { z } from 'zod';
import { objectId } from '../primitives/index.js';
import { appointmentItem, donationItem, feedItem, productItem, ratingItem, webinarItem } from './items.js';

/** What blocks can show that is kept elsewhere, by kind. @source ADR 0009 */
export const sourceItems = {
  products: productItem,
  appointments: appointmentItem,
  webinars: webinarItem,
  donations: donationItem,
  instagram: feedItem,
  facebook: feedItem,
  youtube: feedItem,
  tiktok: feedItem,
  ratings: ratingItem,
};
export type SourceKind = keyof typeof sourceItems;
export type SourceItem<Kind extends SourceKind> = z.output<(typeof sourceItems)[Kind]>;

/** What a page's blocks were given; a kind that is not there has nothing. */
export const sourceData = z.object({
  products: z.array(productItem).optional(),
  appointments: z.array(appointmentItem).optional(),
  webinars: z.array(webinarItem).optional(),
  donations: z.array(donationItem).optional(),
  instagram: z.array(feedItem).optional(),
  facebook: z.array(feedItem).optional(),
  youtube: z.array(feedItem).optional(),
  tiktok: z.array(feedItem).optional(),
  ratings: z.array(ratingItem).optional(),
});
export type SourceData = z.output<typeof sourceData>;

/** What is wanted of one kind, for all sections of all pages that are rendered together. */
export const sourceAsk = z.strictObject({
  /** Whose page it is. */
  userId: objectId,
  /** Requested ids. Deleted, disabled and other owners' items are left out of the answer. */
  ids: z.array(z.string().max(64)).max(500),
  /** And this many of the newest. */
  newest: z.int().min(0).max(100),
  /** Sections that ask. */
  sectionIds: z.array(objectId).max(2_000),
});
export type SourceAsk = z.output<typeof sourceAsk>;
