import { isErrorCode, type ErrorCode } from '@linkyard/contracts';
import { z } from 'zod';

const refusal = z.object({
  status: z.literal(0),
  code: z.string(),
  message: z.string(),
  retryAfterSec: z.number().optional(),
});

/** Refusals that end by themselves: the same again is accepted later. */
const temporary = new Set<ErrorCode>([
  'core.rate_limited',
  'core.unavailable',
  'core.timeout',
  'core.internal',
  'core.outcome_unknown',
  'core.unauthenticated',
]);

export interface SocketRefusal {
  message: string;
  isTemporary: boolean;
  retryAfterSec?: number | undefined;
}

/** The refusal in the acknowledgement of a socket event; null when it was accepted. */
export function refusalIn(reply: unknown): SocketRefusal | null {
  const parsed = refusal.safeParse(reply);
  if (!parsed.success) return null;
  const { code, message, retryAfterSec } = parsed.data;
  return { message, retryAfterSec, isTemporary: isErrorCode(code) && temporary.has(code) };
}
