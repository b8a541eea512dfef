import { z } from 'zod';
import {
  currencyCode,
  imageUrl,
  line,
  majorAmount,
  moment,
  prose,
  publicId,
  timeZone,
  webUrl,
} from '../../primitives/index.js';
import { refusedAs } from '../../errors/reasons.js';
import { question, uniqueIds } from '../appointments/appointment-fields.js';

/** `custom` is a meeting room of the creator's own, opened by its link. */
export const webinarProviders = ['custom', 'gotowebinar'] as const;
/** `series`: a registration is for one of the sessions; `sequence`: for all of them; `onDemand`: a recording. */
export const webinarKinds = ['single', 'series', 'sequence', 'onDemand'] as const;
export const webinarStates = ['draft', 'scheduled', 'live', 'ended', 'replay', 'cancelled'] as const;
export const personFields = ['phone', 'organization', 'jobTitle'] as const;

const session = z
  .strictObject({
    /** Names a session that is saved already; without it a new one is made. */
    sessionKey: publicId.optional(),
    startAt: moment,
    endAt: moment,
    timeZone,
  })
  .refine(({ startAt, endAt }) => Date.parse(startAt) < Date.parse(endAt), {
    path: ['endAt'],
    error: refusedAs('bookings.end_not_after_start'),
  });

const host = z.strictObject({
  name: line(120).min(1, refusedAs('bookings.field_name_missing')),
  title: line(120).default(''),
  avatar: z.union([z.literal(''), imageUrl]).default(''),
});

/** What a creator sets on a webinar. A field that is not sent stays as it is. @source models.md 10 Webinar */
export const webinarInput = z.strictObject({
  /** `gotowebinar` needs a connected account; the webinar there is made and kept up to date by us. */
  provider: z.enum(webinarProviders).optional(),
  title: line(160).optional(),
  description: prose(10_000).optional(),
  image: z.union([z.literal(''), imageUrl]).optional(),
  hosts: z.array(host).max(10).optional(),
  type: z.enum(webinarKinds).optional(),
  sessions: z.array(session).max(50).optional(),
  /** The meeting room; shown only to people whose registration is approved. */
  joinUrl: z.union([z.literal(''), webUrl]).optional(),
  /** Seats of each session, or of the whole sequence; 0 is no limit. */
  capacity: z.int().min(0).max(100_000).optional(),
  /** Whether people can join a waiting list when all seats are taken. */
  waitlist: z.boolean().optional(),
  /** Major units such as "12.30"; empty is free. */
  price: z.union([majorAmount, z.literal('')]).optional(),
  currency: currencyCode.optional(),
  registrationOpensAt: moment.nullable().optional(),
  registrationClosesAt: moment.nullable().optional(),
  /** Asked beside name and e-mail address. */
  personFields: z.array(z.enum(personFields)).max(3).optional(),
  fields: z.array(question).max(30).refine(uniqueIds, refusedAs('core.ids_repeated')).optional(),
  requiresApproval: z.boolean().optional(),
  confirmation: z
    .strictObject({
      thanktype: z.enum(['text', 'link']).default('text'),
      text: prose(2_000).default(''),
      redirectUrl: z.union([z.literal(''), webUrl]).default(''),
    })
    .optional(),
  /** Minutes relative to the start: -60 is an hour before. */
  reminders: z
    .array(
      z
        .int()
        .min(-60 * 24 * 60)
        .max(-5),
    )
    .max(5)
    .optional(),
  replayUrl: z.union([z.literal(''), webUrl]).optional(),
  replayUntil: moment.nullable().optional(),
  /** `scheduled` publishes. The later states follow from the clock; cancelling has a call of its own. */
  state: z.enum(['draft', 'scheduled']).optional(),
});
export type WebinarInput = z.output<typeof webinarInput>;
