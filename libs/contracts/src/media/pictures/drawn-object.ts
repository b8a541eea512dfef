import { z } from 'zod';

/** An object that a worker has drawn and written under its planned key. */
export const drawnObject = z.strictObject({
  key: z.string().max(300),
  /** Bytes. */
  size: z.int().min(1),
  /** Pixels. */
  width: z.int().min(1),
  height: z.int().min(1),
  etag: z.string().max(200),
});
export type DrawnObject = z.output<typeof drawnObject>;
