import { headers as natsHeaders, RequestError, TimeoutError, type Msg } from '@nats-io/transport-node';
import { busReplySchema, type AnyCommand, type Ctx, type ReplyOf, type RequestInput } from '@linkyard/contracts';
import { DomainError } from './domain-error.js';
import type { BusConnection } from './nats-connection.js';
import { contextHeader, payloadText, signContext } from './signed-context.js';

/** Asks another service. The only way from one service to another besides events. @source design 3 */
export class Bus {
  private lastId = 0;
  constructor(
    readonly connection: BusConnection,
    private readonly secret: string,
  ) {}

  /**
   * Sends a command and waits for its answer, at most the contract's `timeoutMs`.
   * @throws DomainError the service's own refusal; core.unavailable when there is no responder or the bus is down;
   *   core.timeout when the answer is late
   */
  async request<C extends AnyCommand>(command: C, payload: RequestInput<C>, ctx: Ctx): Promise<ReplyOf<C>> {
    const reply = await this.ask(command, payload, ctx);
    // The owning service has parsed its reply with the contract's schema before it left.
    return reply as ReplyOf<C>;
  }

  private async ask(command: AnyCommand, payload: unknown, ctx: Ctx): Promise<unknown> {
    if (!this.connection.isConnected) throw new DomainError('core.unavailable', { retryAfterSec: 2 });
    const headers = natsHeaders();
    const { subject } = command;
    const text = payloadText(payload);
    headers.set(contextHeader, signContext(ctx, { subject, payload: text }, this.secret));
    const data = text === '' ? '' : `"data":${text},`;
    const packet = `{"pattern":${JSON.stringify(subject)},${data}"id":"${++this.lastId}"}`;
    const asking = this.connection.nats.request(subject, packet, { timeout: command.timeoutMs, headers });
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
  const { code, text, errors, retryAfterSec } = reply.data;
  throw DomainError.fromCode(code, { text, errors, retryAfterSec });
}

function busFailure(error: unknown): DomainError {
  if (error instanceof TimeoutError) return new DomainError('core.timeout');
  if (error instanceof RequestError && !error.isNoResponders()) return new DomainError('core.timeout');
  return new DomainError('core.unavailable', { retryAfterSec: 2 });
}
