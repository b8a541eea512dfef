import { DomainError } from '@linkyard/service-kit';
import {
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import type { z } from 'zod';

/** A sign-in waits at most this long for a provider. */
const limitMs = 3_000;
/** Sign-ins at once; a slow provider ties up nothing else. */
const concurrent = 20;
const breakAfter = 8;
const restMs = 10_000;

const isAway = (error: Error) =>
  error instanceof DomainError ? error.code === 'core.provider_failed' : !(error instanceof BulkheadRejectedError);

/** The calls to one provider's JSON API: time limit, bulkhead and circuit breaker. A sign-in that is refused stops no other. */
export class ProviderCalls {
  private readonly policy = wrap(
    circuitBreaker(handleWhen(isAway), { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(breakAfter) }),
    timeout(limitMs, TimeoutStrategy.Aggressive),
    bulkhead(concurrent, concurrent),
  );

  /** @throws DomainError auth.social_failed when it refuses or its answer has not the expected shape; core.provider_failed when it is away */
  async ask<Schema extends z.ZodType>(
    url: URL,
    schema: Schema,
    init: Omit<RequestInit, 'signal' | 'redirect'> = {},
  ): Promise<z.output<Schema>> {
    try {
      return await this.policy.execute(({ signal }) => ask(url, schema, { ...init, signal }));
    } catch (cause) {
      throw cause instanceof DomainError ? cause : Object.assign(new DomainError('core.provider_failed'), { cause });
    }
  }
}

async function ask<Schema extends z.ZodType>(url: URL, schema: Schema, init: RequestInit): Promise<z.output<Schema>> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  if (response.status >= 500) throw new DomainError('core.provider_failed');
  const body: unknown = response.ok ? await response.json().catch(() => null) : null;
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new DomainError('auth.social_failed');
  return parsed.data;
}
