import { readConfig } from '@linkyard/service-kit';
import { z } from 'zod';

export const MEDIA_CONFIG = Symbol('media:config');

/** Settings of the media service beside the storage's own. @source design 7 */
export const mediaConfigSchema = z.object({
  /** Signs addresses of private files; the gateway checks them with the same one. */
  MEDIA_SIGNING_KEY: z.string().min(32, 'at least 32 characters'),
  /** Megabytes one account may keep. */
  MEDIA_QUOTA_MB: z.coerce.number().int().min(1).max(1_000_000).default(1024),
  /** Megabytes of one file, by what it is. */
  MEDIA_MAX_PICTURE_MB: z.coerce.number().int().min(1).max(32).default(5),
  MEDIA_MAX_DOCUMENT_MB: z.coerce.number().int().min(1).max(1024).default(25),
  MEDIA_MAX_AUDIO_MB: z.coerce.number().int().min(1).max(1024).default(50),
  MEDIA_MAX_VIDEO_MB: z.coerce.number().int().min(1).max(1024).default(200),
  /** Megabytes of one file at most; the gateway takes no more either. */
  UPLOAD_MB: z.coerce.number().int().min(5).max(1024).default(256),
});
export type MediaConfig = z.output<typeof mediaConfigSchema>;

/** @throws ConfigError. An empty variable of a compose file counts as one that is not set. */
export const mediaConfigFrom = (env: NodeJS.ProcessEnv): MediaConfig =>
  readConfig(mediaConfigSchema, Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
