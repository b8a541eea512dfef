import { z } from 'zod';

/**
 * One refused field of a request. `path` is dotted ("items.0.url"); the text is for a person. `amounts` are those in the text, in minor
 * units, by the name that its translation gives them.
 */
export const fieldErrorSchema = z.object({
  path: z.string(),
  message: z.string(),
  amounts: z.record(z.string(), z.object({ amount: z.int(), currency: z.string() })).optional(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/**
 * What crosses the bus as the answer to a command. A code crosses, a class does not.
 * @source ADR 0001
 */
export const busReplySchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), data: z.unknown() }),
  z.object({
    ok: z.literal(false),
    code: z.string(),
    text: z.string().optional(),
    errors: z.array(fieldErrorSchema).optional(),
    retryAfterSec: z.number().optional(),
  }),
]);
export type BusReply = z.infer<typeof busReplySchema>;

/** What a browser reads. `status` 1 is success; anything else is a refusal. @source spec 7 */
export interface WireReply<Data = unknown> {
  status: 0 | 1;
  message: string;
  data?: Data;
  code?: string;
  requestId?: string;
  errors?: FieldError[];
}
