import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** What a form without files posts. */
export const postedFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Milliseconds a form was open; null where no script noted when it was opened. */
export function elapsedSince(started: unknown): number | null {
  const at = Number(started);
  return Number.isFinite(at) && at > 0 ? Math.min(86_400_000, Math.max(0, Date.now() - at)) : null;
}

/** The page the visitor came from, when it is on this host; never somewhere else. */
export function sameSiteReferer(request: FastifyRequest): string {
  const referer = request.headers.referer ?? '';
  if (!URL.canParse(referer)) return '/';
  const { host, pathname } = new URL(referer);
  return host === request.headers.host ? pathname : '/';
}
