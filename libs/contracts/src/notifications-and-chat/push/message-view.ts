import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import {
  imageUrl,
  line,
  moment,
  objectId,
  prose,
  recordFields,
  timestamp,
  timeZone,
  webUrl,
} from '../../primitives/index.js';

export const pushMessageStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled', 'failed'] as const;
export type PushMessageState = (typeof pushMessageStates)[number];

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, refusedAs('core.not_moment'));

/** Empty lists are all: every page, every country. */
export const pushAudience = z.strictObject({
  campaignIds: z.array(objectId).max(100).default([]),
  /** ISO 3166. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(100)
    .default([]),
  /** Followers since then alone. */
  since: moment.nullable().default(null),
});

const schedule = z.strictObject({
  /** Null: at once when it is sent. */
  at: moment.nullable().default(null),
  /** Whose clock `at` is read by. */
  timeZone: timeZone.default('UTC'),
  /** The same time of day on each follower's own clock. */
  inFollowersZone: z.boolean().default(false),
});

/** On the follower's clock; what falls between waits until `to`. */
const quietHours = z.strictObject({ from: clock, to: clock });

/** What its owner writes. An empty `url` leads to the page that is followed. */
export const pushMessageFields = {
  title: line(65).min(1, refusedAs('core.title_required')),
  body: prose(240).default(''),
  image: z.union([imageUrl, z.literal('')]).default(''),
  url: z.union([webUrl, z.literal('')]).default(''),
  actions: z
    .array(z.strictObject({ title: line(30).min(1, refusedAs('core.title_required')), url: webUrl }))
    .max(2)
    .default([]),
  audience: pushAudience.default(pushAudience.parse({})),
  schedule: schedule.default(schedule.parse({})),
  quietHours: quietHours.nullable().default(null),
};

/** @source models.md 14 PushMessage */
export const pushMessageView = z.object({
  ...recordFields,
  ...{ title: z.string(), body: z.string(), image: z.string(), url: z.string() },
  actions: z.array(z.object({ title: z.string(), url: z.string() })),
  audience: z.object({ campaignIds: z.array(objectId), countries: z.array(z.string()), since: timestamp.nullable() }),
  schedule: z.object({ at: timestamp.nullable(), timeZone: z.string(), inFollowersZone: z.boolean() }),
  quietHours: z.object({ from: z.string(), to: z.string() }).nullable(),
  state: z.enum(pushMessageStates),
  /** `targeted` is the sum of the four after it. */
  counts: z.object({
    targeted: z.int(),
    sent: z.int(),
    failed: z.int(),
    gone: z.int(),
    /** Not sent yet, or no longer. */
    left: z.int(),
    clicked: z.int(),
  }),
  startedAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
});
export type PushMessageView = z.output<typeof pushMessageView>;
