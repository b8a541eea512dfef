import type { Ctx } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { systemContext } from '../bus/system-context.js';

/** A creator, as the gateway names one. @param tenantId null: one of the platform's own people */
export const creator = (tenantId: string | null = null): Ctx & { userId: string } => {
  const userId = newId();
  return { ...systemContext({ role: 2, tenantId }), userId, tokenType: 'owner', sessionId: 'session' };
};

/** An anonymous caller from one network. */
export const visitor = (network = 'network-1'): Ctx => ({
  ...systemContext({ host: 'localhost:5002' }),
  ipHash: network,
  userAgent: 'Firefox',
});

/** An anonymous caller at a site, as the gateway has verified it. */
export const visitorAt = (origin: string, tenantId: string | null): Ctx => ({
  ...visitor(),
  ...{ tenantId, host: new URL(origin).host },
  site: { tenantId, kind: 'campaign', origin },
});
