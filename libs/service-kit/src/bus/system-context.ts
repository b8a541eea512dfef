import { randomUUID } from 'node:crypto';
import type { Ctx } from '@linkyard/contracts';

/** The context of work that no person asked for: a job, an event, a sweep. */
export const systemContext = (
  about: Partial<Pick<Ctx, 'requestId' | 'userId' | 'role' | 'tenantId' | 'host'>> = {},
): Ctx => ({
  requestId: randomUUID(),
  userId: null,
  role: null,
  tokenType: null,
  sessionId: null,
  tenantId: null,
  impersonatorId: null,
  host: '',
  locale: 'en',
  ipHash: '',
  userAgent: '',
  ...about,
});

/** The context of a command that the operator gives at the machine: the secret of the bus is what proves it. */
export const operatorContext = (): Ctx => systemContext({ userId: '0'.repeat(24), role: 1 });
