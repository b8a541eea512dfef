import { checkSender } from '@linkyard/contracts';
import type { Bus } from '../bus/bus.js';
import { DomainError, isServiceAway } from '../bus/domain-error.js';
import { systemContext } from '../bus/system-context.js';

/**
 * For what goes on with a mail that a person waits for, such as a code: refused at once where none can be sent.
 * @param tenantId null: the platform, whose mails wait for its server
 * @throws DomainError core.mail_unavailable
 * @source ADR 0046
 */
export async function requireSender(bus: Pick<Bus, 'request'>, tenantId: string | null): Promise<void> {
  if (tenantId === null) return;
  // With the white-label service away nothing is known of the sender; the mail waits in the queue for both.
  const isReady = await bus.request(checkSender, { tenantId }, systemContext({ tenantId })).then(
    ({ canSend }) => canSend,
    (error: unknown) => {
      if (isServiceAway(error)) return true;
      throw error;
    },
  );
  if (!isReady) throw new DomainError('core.mail_unavailable');
}
