import { DomainError } from '@linkyard/service-kit';
import type { z } from 'zod';

/** A sign-in waits at most this long for a provider. */
const limitMs = 3_000;

/**
 * Asks a provider's JSON API.
 * @throws DomainError auth.social_failed when it refuses or its answer has not the expected shape; core.provider_failed when it is away
 */
export async function askProvider<Schema extends z.ZodType>(
  url: URL,
  schema: Schema,
  init: RequestInit = {},
): Promise<z.output<Schema>> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(limitMs) }).catch(
    (cause: unknown) => {
      throw Object.assign(new DomainError('core.provider_failed'), { cause });
    },
  );
  if (response.status >= 500) throw new DomainError('core.provider_failed');
  const body: unknown = response.ok ? await response.json().catch(() => null) : null;
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new DomainError('auth.social_failed');
  return parsed.data;
}
