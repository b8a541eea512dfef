import type { Ctx } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { systemContext } from '../bus/system-context.js';

/** A creator, as the gateway names one. */
export const creator = (): Ctx & { userId: string } => {
  const userId = newId();
  return { ...systemContext({ role: 2 }), userId, tokenType: 'owner', sessionId: 'session' };
};

/** An anonymous caller from one network. */
export const visitor = (network = 'network-1'): Ctx => ({
  ...systemContext({ host: 'localhost:5002' }),
  ipHash: network,
  userAgent: 'Firefox',
});
