import { z } from 'zod';

/** The providers' clients of this installation; without an id a provider is off. @source design 7 */
export const socialConfigSchema = z.object({
  TOKEN_SECRET: z.string().min(32, 'at least 32 characters'),
  GOOGLE_BASE_URL: z.url().optional(),
  GOOGLE_CLIENT_ID: z.string().default(''),
  GOOGLE_CLIENT_SECRET: z.string().default(''),
  FACEBOOK_BASE_URL: z.url().optional(),
  FACEBOOK_APP_ID: z.string().default(''),
  FACEBOOK_APP_SECRET: z.string().default(''),
  /** Opens the secrets of tenants' clients. */
  DATA_KEY: z.string().default(''),
  DATA_KEY_PREVIOUS: z.string().optional(),
});
/** @property origin where the providers lead back to: the platform's own, whose people alone sign in there */
export type SocialConfig = z.output<typeof socialConfigSchema> & { origin: string };

/** An application that is registered at a provider. */
export interface SocialClient {
  id: string;
  secret: string;
  /** Where the provider leads back to. */
  origin: string;
  /** Replaces the hosts of the provider. */
  baseUrl: string | undefined;
}

/** Inject with `@Inject(SOCIAL_CONFIG)`. */
export const SOCIAL_CONFIG = Symbol('gateway:social-config');
