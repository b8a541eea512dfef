import type { CallLimits } from '@linkyard/egress';

/** Two attempts take less than the ten seconds that a person waits at most. @source quality R27 */
export const callLimits: CallLimits = { timeoutMs: 4_500, retries: 1 };
