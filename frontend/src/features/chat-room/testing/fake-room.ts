import type { ChatMessage } from '@linkyard/contracts';
import type { LiveConnection } from '../../../shared/live/live-connection.js';
import type { RoomReads } from '../room-view.js';

type Answer = (payload: unknown) => unknown;

const idOf = (seq: number) => seq.toString(16).padStart(24, '0');

export const aMessage = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ _id: idOf(seq), roomId: 'community', seq, rev: seq, clientId: `client-${seq}` },
  ...{ sendBy: { _id: idOf(0xabc), name: 'Bea' }, message: `message ${seq}`, replyTo: null, mentions: [] },
  ...{ reaction: { count: 0, latestEmoji: [] }, editedAt: null, state: 'sent' },
  createdAt: new Date(Date.UTC(2026, 0, 1) + seq * 1000).toISOString(),
  ...more,
});

/** The server's side of a room: what it stores, a socket to it, and the reads by HTTP. */
export class FakeRoom {
  readonly stored: ChatMessage[] = [];
  /** In the order in which the window did them. */
  readonly done: string[] = [];
  readonly sent: unknown[] = [];
  rev = 0;
  /** What answers an event; by default a message is stored and the rooms are named. */
  readonly answers = new Map<string, Answer>();
  private readonly listeners = new Map<string, Set<(payload: unknown) => void>>();
  isConnected = false;

  readonly connection: LiveConnection;
  readonly reads: RoomReads;

  constructor() {
    const isConnected = () => this.isConnected;
    this.connection = {
      get connected() {
        return isConnected();
      },
      on: (event, listener) => this.listenersOf(event).add(listener),
      off: (event, listener) => this.listenersOf(event).delete(listener),
      emit: (event, payload) => this.sent.push([event, payload]),
      timeout: () => ({ emitWithAck: (event, payload) => this.ask(event, payload) }),
    };
    this.reads = {
      previous: async ({ timestamp, limit = 10 }) => {
        this.done.push('previous');
        const older = this.stored.filter(
          ({ createdAt, state }) => state !== 'deleted' && Date.parse(createdAt) < Number(timestamp),
        );
        const data = older.slice(-limit);
        const newestAt = Math.max(0, ...this.stored.map(({ createdAt }) => Date.parse(createdAt)));
        return { data, isChatRemaining: older.length > limit, roomId: 'community', rev: this.rev, newestAt };
      },
      changes: async ({ after, limit = 100 }) => {
        this.done.push(`changes ${after}`);
        const changed = this.stored.filter(({ rev }) => rev > after).sort((a, b) => a.rev - b.rev);
        const data = changed.slice(0, limit);
        const isMore = changed.length > limit;
        return { data, isMore, rev: isMore ? (data.at(-1)?.rev ?? after) : this.rev };
      },
    };
  }

  /** Others write; windows that are connected do not hear of it by itself. */
  store(...messages: ChatMessage[]): void {
    for (const message of messages) {
      const at = this.stored.findIndex(({ _id }) => _id === message._id);
      if (at === -1) this.stored.push(message);
      else this.stored[at] = message;
      this.rev = Math.max(this.rev, message.rev);
    }
  }

  connect(): void {
    this.isConnected = true;
    this.hear('connect', undefined);
  }

  disconnect(): void {
    this.isConnected = false;
    this.hear('disconnect', undefined);
  }

  hear(event: string, payload: unknown): void {
    for (const listener of [...this.listenersOf(event)]) listener(payload);
  }

  private listenersOf(event: string) {
    const known = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, known);
    return known;
  }

  private async ask(event: string, payload: unknown): Promise<unknown> {
    this.done.push(event);
    if (!this.isConnected) throw new Error('operation has timed out');
    this.sent.push([event, payload]);
    const answer = this.answers.get(event);
    if (answer) return answer(payload);
    if (event === 'set_user') return { name: 'Ana', rooms: [aSeat] };
    return this.take(payload);
  }

  /** Stores a message once for each client id, as the server does. */
  take(payload: unknown): unknown {
    const { clientId, message } = payload as { clientId: string; message: string };
    const known = this.stored.find((one) => one.clientId === clientId);
    const stored = known ?? aMessage(this.rev + 1, { clientId, message, sendBy: { _id: idOf(1), name: 'Ana' } });
    this.store(stored);
    return { message: stored };
  }
}

const aSeat = {
  ...{ roomId: 'community', isModerator: false, namesModerators: false, state: 'active' },
  ...{ mutedUntil: null, lastReadSeq: 0, unread: 0, isMentioned: false },
};
