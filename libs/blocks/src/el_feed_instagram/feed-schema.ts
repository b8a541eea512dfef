import { z } from 'zod';
import { refusedAs } from '@linkyard/contracts';
import { text } from '../kit/fields.js';

/** @source models.md 4 SocialAccount.type */
export const feedPlatforms = ['instagram', 'facebook', 'youtube', 'tiktok'] as const;
export type FeedPlatform = (typeof feedPlatforms)[number];
export const scrollDirections = ['vertical', 'horizontal'] as const;
export const feedLayouts = ['grid', 'list', 'cards'] as const;

/** All four feeds are one block for four platforms. @source spec 3 "Feeds", models.md 3 */
export const feedSchemaOf = (platform: FeedPlatform) =>
  z.object({
    platform: z.literal(platform).default(platform),
    heading: text(200),
    /** Which of the connected accounts; empty is the first. */
    socialAccountId: z
      .string()
      .regex(/^(?:[0-9a-f]{24})?$/, refusedAs('core.not_id'))
      .default(''),
    limit: z.int().min(1).max(24).default(6),
    /** How old the posts may be before they are fetched again. */
    cacheMinutes: z.int().min(15).max(1440).default(60),
    scrollDirection: z.enum(scrollDirections).default('vertical'),
    layout: z.enum(feedLayouts).default('grid'),
  });
export type FeedContent = z.output<ReturnType<typeof feedSchemaOf>>;
