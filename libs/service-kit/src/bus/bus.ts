import { headers as natsHeaders, RequestError, TimeoutError, type Msg } from '@nats-io/transport-node';
import { busReplySchema, type AnyCommand, type Ctx, type ReplyOf, type RequestInput } from '@linkyard/contracts';
import { timeLeftMs } from '@linkyard/mongo';
import type { Admission } from './admission.js';
import { DomainError } from './domain-error.js';
import type { BusConnection } from './nats-connection.js';
import { contextHeader, payloadText, signContext } from './signed-context.js';

/** Until when the caller waits, epoch milliseconds of its clock. @source ADR 0031 */
export const deadlineHeader = 'x-linkyard-deadline';

/** An answer that was sent at the deadline is still awaited for this long. */
const answerMs = 300;

/** Asks another service. The only way from one service to another besides events. @source design 3 */
export class Bus {
  private lastId = 0;
  /** @param admission bounds what is in flight to each service, by kind */
  constructor(
    readonly connection: BusConnection,
    private readonly secret: string,
    private readonly admission?: Admission,
  ) {}

  /**
   * Sends a command and waits for its answer, at most the contract's `timeoutMs` (and a moment for the answer), and not longer than the caller of the running command waits.
   * @throws DomainError the service's own refusal; core.unavailable when there is no responder or the bus is down;
   *   core.timeout when the answer is late
   */
  async request<C extends AnyCommand>(command: C, payload: RequestInput<C>, ctx: Ctx): Promise<ReplyOf<C>> {
    if (timeLeftMs() <= 0) throw new DomainError('core.timeout');
    const ask = () => this.ask(command, payload, ctx);
    const reply = await (this.admission?.run(command, ask) ?? ask());
    // The owning service has parsed its reply with the contract's schema before it left.
    return reply as ReplyOf<C>;
  }

  private async ask(command: AnyCommand, payload: unknown, ctx: Ctx): Promise<unknown> {
    if (!this.connection.isConnected) throw new DomainError('core.unavailable', { retryAfterSec: 2 });
    const timeout = Math.max(1, Math.min(command.timeoutMs, timeLeftMs()));
    const headers = natsHeaders();
    const { subject } = command;
    const text = payloadText(payload);
    headers.set(contextHeader, signContext(ctx, { subject, payload: text }, this.secret));
    headers.set(deadlineHeader, String(Date.now() + timeout));
    const data = text === '' ? '' : `"data":${text},`;
    const packet = `{"pattern":${JSON.stringify(subject)},${data}"id":"${++this.lastId}"}`;
    // A service that ends the work at the deadline says so, which is more than that there was no answer.
    const waitMs = Math.max(1, Math.min(command.timeoutMs + answerMs, timeLeftMs()));
    const asking = this.connection.nats.request(subject, packet, { timeout: waitMs, headers });
    const message = await this.connection.whileConnected(asking).catch((error: unknown) => {
      throw busFailure(error);
    });
    return unwrap(message);
  }
}

function unwrap(message: Msg): unknown {
  const packet: { response?: unknown } = message.json();
  const reply = busReplySchema.safeParse(packet.response);
  if (!reply.success) throw new DomainError('core.internal');
  if (reply.data.ok) return reply.data.data;
  const { code, reason, errors, language, retryAfterSec } = reply.data;
  throw DomainError.fromCode(code, { reason, errors, language, retryAfterSec });
}

function busFailure(error: unknown): DomainError {
  if (error instanceof TimeoutError) return new DomainError('core.timeout');
  if (error instanceof RequestError && !error.isNoResponders()) return new DomainError('core.timeout');
  return new DomainError('core.unavailable', { retryAfterSec: 2 });
}
