import { z } from 'zod';
import { objectId } from '../../primitives/index.js';

/** Which files a record of another service uses now: all of them, each time that or its title has changed. */
export const mediaUsed = z.strictObject({
  recordId: objectId,
  userId: objectId,
  /** Of the record. */
  title: z.string(),
  /** Monotonic per record: what is older than the last one received is harmless. */
  version: z.int().min(1),
  /** What follows /media/. Empty, like `mediaIds`, when it uses none any more, or is deleted. */
  paths: z.array(z.string().max(1_200)).max(10_000),
  /** Of files that are named by their id. */
  mediaIds: z.array(objectId).max(1_000),
});
