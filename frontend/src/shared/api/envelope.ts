import { t } from '@lingui/core/macro';
import { z } from 'zod';
import type { ApiError } from './api-error.js';

/** What every call answers; lenient, because a proxy in between may answer in its own words. @source spec 7, 8 */
const replySchema = z.object({
  status: z.number().optional(),
  message: z.string().optional(),
  error: z.string().optional(),
  data: z.unknown().optional(),
  code: z.string().optional(),
  requestId: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

type Reply = z.infer<typeof replySchema>;

export type Unwrapped = { ok: true; data: unknown; message: string } | { ok: false; error: ApiError };

interface HttpAnswer {
  ok: boolean;
  status: number;
  statusText: string;
  /** The parsed body, or undefined when it was no JSON. */
  body: unknown;
  retryAfter: string | null;
}

/**
 * Data of a success, or why not. A success is an OK status with `status` 1 in the body; the text of a refusal is its
 * message, then error, then the status text, else 'Server error'.
 * @source spec 7 "A response is a success", 8 "Request failure"
 */
export function unwrap(answer: HttpAnswer): Unwrapped {
  const parsed = replySchema.safeParse(answer.body);
  const reply: Reply = parsed.success ? parsed.data : {};
  if (answer.ok && reply.status === 1) return { ok: true, data: reply.data, message: reply.message ?? '' };
  // An empty 204 has nothing to unwrap and nothing went wrong.
  if (answer.status === 204) return { ok: true, data: undefined, message: '' };
  return { ok: false, error: refusalFrom(reply, answer) };
}

function refusalFrom({ code, message, error, errors, requestId }: Reply, answer: HttpAnswer): ApiError {
  const retryAfterSec = Number(answer.retryAfter ?? Number.NaN);
  return {
    code: code ?? (answer.status === 401 ? 'core.unauthenticated' : 'core.internal'),
    message: message || error || (answer.ok ? '' : answer.statusText) || t`Server error`,
    httpStatus: answer.status,
    ...(errors ? { errors } : {}),
    ...(requestId ? { requestId } : {}),
    ...(Number.isFinite(retryAfterSec) ? { retryAfterSec } : {}),
  };
}
