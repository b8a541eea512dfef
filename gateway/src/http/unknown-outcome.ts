import { isReading, type AnyCommand } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';

const isTimeout = (error: unknown): boolean => error instanceof DomainError && error.code === 'core.timeout';
/** The service did not say what became of it, or did not begin. */
const isUndecided = (error: unknown): boolean =>
  isTimeout(error) || (error instanceof DomainError && error.code === 'core.unavailable');

/** A change that was not answered in time may have been made all the same, which is no refusal. @throws DomainError core.outcome_unknown */
export async function orUnknown<Reply>(command: AnyCommand, ask: () => Promise<Reply>): Promise<Reply> {
  try {
    return await ask();
  } catch (error) {
    if (!isTimeout(error) || isReading(command)) throw error;
    throw new DomainError('core.outcome_unknown');
  }
}

/** The same; a command with an idempotency key is repeated once, and the second answer says what the first one did. */
export async function orRepeated<Reply>(
  command: AnyCommand,
  payload: unknown,
  ask: () => Promise<Reply>,
): Promise<Reply> {
  const hasKey = typeof payload === 'object' && payload !== null && 'idempotencyKey' in payload;
  try {
    return await ask();
  } catch (error) {
    if (!isTimeout(error) || !hasKey) return orUnknown(command, () => Promise.reject(error));
  }
  try {
    return await ask();
  } catch (error) {
    throw isUndecided(error) ? new DomainError('core.outcome_unknown') : error;
  }
}
