import { installationMode, readConfig, refuseSimulators } from '@linkyard/service-kit';
import { z } from 'zod';

export const BOOKINGS_CONFIG = Symbol('bookings:config');

const simulated = ['GOOGLE_BASE_URL', 'MICROSOFT_BASE_URL', 'GOTOWEBINAR_BASE_URL', 'GOTOWEBINAR_AUTH_URL'] as const;

/** Settings of the bookings service beside those of every service. */
const settings = z.object({
  LINKYARD_MODE: installationMode,
  /** Multiplies how many times one network may hold, as it does limits of requests. */
  RATE_FACTOR: z.coerce.number().min(1).max(1000).default(1),
  /** The links by which attendees manage their bookings are made with it, and it seals the credentials of calendars. */
  DATA_KEY: z.string().min(32, 'at least 32 characters'),
  /** The key before: what it sealed still opens. */
  DATA_KEY_PREVIOUS: z.string().min(32, 'at least 32 characters').optional(),
  /** The installation's client at Google, also used for sign-in; without it Google Calendar is not offered. */
  GOOGLE_CLIENT_ID: z.string().default(''),
  GOOGLE_CLIENT_SECRET: z.string().default(''),
  /** Google's own addresses when missing. */
  GOOGLE_BASE_URL: z.url().optional(),
  /** The installation's client at Microsoft; without it Outlook is not offered. */
  MICROSOFT_CLIENT_ID: z.string().default(''),
  MICROSOFT_CLIENT_SECRET: z.string().default(''),
  /** Microsoft's own addresses when missing. */
  MICROSOFT_BASE_URL: z.url().optional(),
  /** The installation's client at GoTo; without it GoToWebinar is not offered. */
  GOTOWEBINAR_CLIENT_ID: z.string().default(''),
  GOTOWEBINAR_CLIENT_SECRET: z.string().default(''),
  /** GoTo's own addresses when missing. */
  GOTOWEBINAR_BASE_URL: z.url().optional(),
  /** GoTo has moved its sign-in before: where it is now. */
  GOTOWEBINAR_AUTH_URL: z.url().default('https://identity.goto.com'),
  /** How often it is read from GoToWebinar who attends. */
  GOTOWEBINAR_ATTENDANCE_SEC: z.coerce.number().min(1).max(3_600).default(60),
});
export const bookingsConfigSchema = settings.superRefine(refuseSimulators(simulated));
export type BookingsConfig = z.output<typeof bookingsConfigSchema>;

/** @throws ConfigError. An empty variable of a compose file counts as one that is not set. */
export const bookingsConfigFrom = (env: NodeJS.ProcessEnv): BookingsConfig =>
  readConfig(bookingsConfigSchema, Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
