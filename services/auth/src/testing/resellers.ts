import {
  getWhiteLabel,
  whiteLabelOfOwner,
  type Ctx,
  type ReplyInput,
  type ReplyOf,
  type RequestOf,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator } from '@linkyard/service-kit/testing';
import { z } from 'zod';
import type { AuthHarness } from './auth-harness.js';

type Site = NonNullable<ReplyInput<typeof whiteLabelOfOwner>['whiteLabel']>;
export interface TestReseller {
  ctx: Ctx & { userId: string };
  site: Site & { domainVerified: boolean };
}

/** A reseller with a published site. @param changes what is otherwise about the site */
export function aReseller(changes: Partial<TestReseller['site']> = {}): TestReseller {
  const site = { whiteLabelId: newId(), title: 'The Agency', status: 1 as const, suspendedReason: '' };
  return { ctx: creator(), site: { ...site, signupMode: 'closed', plans: [], domainVerified: true, ...changes } };
}

/** The white-label service, as it answers about these resellers; everyone else has no site. */
export function knowResellers(auth: AuthHarness, ...resellers: readonly TestReseller[]): void {
  const siteOf = (ownerId: string) => resellers.find(({ ctx }) => ctx.userId === ownerId)?.site ?? null;
  auth.answer = (subject, payload, ctx) => {
    if (subject === whiteLabelOfOwner.subject) {
      const { ownerId } = z.custom<RequestOf<typeof whiteLabelOfOwner>>().parse(payload);
      return whiteLabelOfOwner.reply.parse({ whiteLabel: siteOf(ownerId) });
    }
    if (subject === getWhiteLabel.subject)
      return z.custom<ReplyOf<typeof getWhiteLabel>>().parse(siteOf(ctx.userId ?? ''));
    return { canSend: true };
  };
}
