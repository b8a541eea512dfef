import { chatMessage, messageText } from '@linkyard/contracts';
import { z } from 'zod';

/** A message that is not known to have reached the room. */
const waitingMessage = z.object({
  clientId: z.string(),
  message: messageText,
  replyTo: chatMessage.shape.replyTo,
  mentions: z.array(z.string()),
  /** When it was written here, epoch milliseconds. */
  at: z.number(),
  state: z.enum(['sending', 'failed']),
  /** Why it was refused. */
  problem: z.string().optional(),
});
export type WaitingMessage = z.output<typeof waitingMessage>;

/** What the server answered to a message. */
export type SendOutcome =
  | { kind: 'sent' }
  /** Not now: the same message again after so many milliseconds. */
  | { kind: 'later'; waitMs: number }
  | { kind: 'refused'; problem: string };

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Messages wait here while there is no connection, also over a reload; more are refused. */
export const maxWaiting = 50;

/** Messages on their way: sent one after the other in the order they were written, each once, whatever breaks in between. */
export class Outbox {
  private waiting: readonly WaitingMessage[];
  private isRunning = false;
  private isStopped = false;

  /** @param key  of the person and the room: another account of this browser finds nothing */
  constructor(
    private readonly shelf: Shelf,
    private readonly key: string,
    private readonly parts: {
      send: (message: WaitingMessage) => Promise<SendOutcome>;
      isConnected: () => boolean;
      changed: () => void;
      wait: (ms: number) => Promise<void>;
    },
  ) {
    this.waiting = restored(shelf.getItem(key));
  }

  get messages(): readonly WaitingMessage[] {
    return this.waiting;
  }

  /** @returns false when too many wait already */
  add(message: Omit<WaitingMessage, 'state'>): boolean {
    if (this.waiting.length >= maxWaiting) return false;
    this.keep([...this.waiting, { ...message, state: 'sending' }]);
    void this.flush();
    return true;
  }

  retry(clientId: string): void {
    this.change(clientId, { state: 'sending', problem: undefined });
    void this.flush();
  }

  /** Also for one that the room has shown already. */
  remove(clientId: string): void {
    if (this.waiting.some((one) => one.clientId === clientId))
      this.keep(this.waiting.filter((one) => one.clientId !== clientId));
  }

  /** A reply to what was deleted becomes a plain message. @source cases G8 */
  forgetQuote(_id: string): void {
    if (this.waiting.some(({ replyTo }) => replyTo?._id === _id))
      this.keep(this.waiting.map((one) => (one.replyTo?._id === _id ? { ...one, replyTo: null } : one)));
  }

  resume(): void {
    this.isStopped = false;
    void this.flush();
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Sends what waits until none is left or the connection is gone. */
  async flush(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      for (;;) {
        const next = this.waiting.find(({ state }) => state === 'sending');
        if (!next || this.isStopped || !this.parts.isConnected()) return;
        const outcome = await this.parts.send(next);
        if (outcome.kind === 'sent') this.remove(next.clientId);
        else if (outcome.kind === 'refused') this.change(next.clientId, { state: 'failed', problem: outcome.problem });
        else await this.parts.wait(outcome.waitMs);
      }
    } finally {
      this.isRunning = false;
    }
  }

  private change(clientId: string, state: Partial<WaitingMessage>): void {
    this.keep(this.waiting.map((one) => (one.clientId === clientId ? { ...one, ...state } : one)));
  }

  private keep(waiting: readonly WaitingMessage[]): void {
    this.waiting = waiting;
    if (waiting.length === 0) this.shelf.removeItem(this.key);
    else this.shelf.setItem(this.key, JSON.stringify(waiting));
    this.parts.changed();
  }
}

function restored(text: string | null): WaitingMessage[] {
  if (text === null) return [];
  try {
    return z.array(waitingMessage).parse(JSON.parse(text));
  } catch {
    // Of another version of the app: what it held cannot be read.
    return [];
  }
}
