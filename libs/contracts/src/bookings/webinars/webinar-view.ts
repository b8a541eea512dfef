import { z } from 'zod';
import { visitorHost } from '../../campaigns-and-templates/public-pages/visitor-host.js';
import { money, objectId, onOff, publicId, recordFields, timestamp } from '../../primitives/index.js';
import { questionTypes } from '../appointments/appointment-fields.js';
import { personFields, webinarKinds, webinarProviders, webinarStates } from './webinar-fields.js';

const session = z.object({
  sessionKey: publicId,
  startAt: timestamp,
  endAt: timestamp,
  timeZone: z.string(),
});
export const webinarSyncStates = ['pending', 'synced', 'failed'] as const;
/** Whether the provider has what stands here. `error` is one sentence for the screen; empty when all is well. */
export const webinarSync = z.object({ state: z.enum(webinarSyncStates), attempts: z.int(), error: z.string() });

const confirmation = z.object({ thanktype: z.enum(['text', 'link']), text: z.string(), redirectUrl: z.string() });

const shown = {
  publicId,
  title: z.string(),
  description: z.string(),
  image: z.string(),
  hosts: z.array(z.object({ name: z.string(), title: z.string(), avatar: z.string() })),
  type: z.enum(webinarKinds),
  /** Null is free. */
  price: money.nullable(),
  currency: z.string(),
  registrationOpensAt: timestamp.nullable(),
  registrationClosesAt: timestamp.nullable(),
  personFields: z.array(z.enum(personFields)),
  fields: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      type: z.enum(questionTypes),
      required: z.boolean(),
      options: z.array(z.string()),
    }),
  ),
  requiresApproval: z.boolean(),
  state: z.enum(webinarStates),
};

/** A webinar as its creator sees it. @source models.md 10 Webinar */
export const webinarView = z.object({
  ...recordFields,
  ...shown,
  provider: z.enum(webinarProviders),
  connectionId: objectId.nullable(),
  externalKey: z.string().nullable(),
  sessions: z.array(session.extend({ registered: z.int() })),
  /** The page where visitors register. */
  registrationUrl: z.string(),
  joinUrl: z.string(),
  capacity: z.int(),
  /** Seats that are taken, of all sessions. */
  registered: z.int(),
  waitlist: z.boolean(),
  confirmation,
  reminders: z.array(z.int()),
  replayUrl: z.string(),
  replayUntil: timestamp.nullable(),
  status: onOff,
  lastSyncAt: timestamp.nullable(),
  /** Of the webinar at the provider; null where there is none. */
  sync: webinarSync.nullable(),
  /** What the provider's registration form requires: visitors are asked it besides `fields`. */
  providerQuestions: z.array(z.string()),
});
export type WebinarView = z.output<typeof webinarView>;

/** Why visitors cannot register now. */
export const registrationClosedReasons = ['notYet', 'closed', 'over', 'full'] as const;

/** A webinar as visitors see it, without the meeting room. */
export const publicWebinarView = z.object({
  ...shown,
  host: visitorHost,
  /** Its provider registers no person without one. */
  lastNameRequired: z.boolean(),
  /** Sessions to come; empty for a recording. */
  sessions: z.array(
    session.extend({
      /** Null where seats do not run out. */
      seatsLeft: z.int().min(0).nullable(),
      /** All seats are taken; registering joins the waiting list. */
      isWaitlisted: z.boolean(),
    }),
  ),
  /** Null while it can be registered for. */
  closed: z.enum(registrationClosedReasons).nullable(),
});
export type PublicWebinarView = z.output<typeof publicWebinarView>;

/** Where visitors register. */
export const webinarPath = (webinar: string): string => `/webinar/${webinar}`;
