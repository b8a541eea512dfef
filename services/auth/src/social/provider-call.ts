import {
  callPolicy,
  jsonOf,
  ProviderError,
  providerRequest,
  unavailableOf,
  type ProviderRequest,
} from '@linkyard/egress';
import { DomainError } from '@linkyard/service-kit';
import type { z } from 'zod';

/** A sign-in waits three seconds at most, and a slow provider ties up nothing else. */
const limits = { timeoutMs: 3_000, room: { concurrent: 20, queued: 20 } };

/** The calls to one provider's JSON API. A sign-in that is refused stops no other. */
export class ProviderCalls {
  private readonly policy = callPolicy(limits);

  /** @throws DomainError auth.social_failed when it refuses or its answer has not the expected shape; core.provider_failed when it is away */
  async ask<Schema extends z.ZodType>(
    url: URL,
    schema: Schema,
    request: Pick<ProviderRequest, 'body' | 'headers'> = {},
  ): Promise<z.output<Schema>> {
    const reply = await this.policy
      .run(async (signal) => {
        const answer = await providerRequest(url, { ...request, signal });
        const unavailable = unavailableOf(answer);
        if (unavailable) throw unavailable;
        return answer;
      })
      .catch((cause: unknown) => {
        if (!(cause instanceof ProviderError)) throw cause;
        throw Object.assign(new DomainError('core.provider_failed'), { cause });
      });
    const parsed = schema.safeParse(reply.status < 300 ? jsonOf(reply.text) : null);
    if (!parsed.success) throw new DomainError('auth.social_failed');
    return parsed.data;
  }
}
