import { z } from 'zod';
import { fieldErrorSchema, reasonSchema, type FieldError } from '../errors/index.js';

/**
 * What crosses the bus as the answer to a command. A code crosses, a class does not.
 * @source ADR 0001
 */
export const busReplySchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), data: z.unknown() }),
  z.object({
    ok: z.literal(false),
    code: z.string(),
    /** Instead of the sentence of the code. */
    reason: reasonSchema.optional(),
    /** What the person reads who is refused, where it is not the language that the browser asks for. */
    language: z.string().optional(),
    errors: z.array(fieldErrorSchema).optional(),
    retryAfterSec: z.number().optional(),
  }),
]);
export type BusReply = z.infer<typeof busReplySchema>;

/** A refused field with its sentence in the language of the reader, as it goes over HTTP. @source api.md "Refusals" */
export interface SpokenFieldError extends FieldError {
  message: string;
}

/** What a browser reads. `status` 1 is success; anything else is a refusal. @source spec 7 */
export interface WireReply<Data = unknown> {
  status: 0 | 1;
  message: string;
  data?: Data;
  code?: string;
  requestId?: string;
  errors?: SpokenFieldError[];
}
