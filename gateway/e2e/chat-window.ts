import { randomUUID } from 'node:crypto';
import {
  getChatChanges,
  getPreviousMessages,
  messageReceived,
  sendMessage,
  setUser,
  type ChatMessage,
} from '@linkyard/contracts';
import { must, type Person } from '@linkyard/testing';
import { io, type Socket } from 'socket.io-client';

/**
 * A window of the chat room that does what the app does: joins first, then fetches what it missed, merges by id, and repeats a message with its
 * id until it is acknowledged.
 */
export class ChatWindow {
  readonly socket: Socket;
  private readonly byId = new Map<string, ChatMessage>();
  private rev = 0;
  private syncing = Promise.resolve();
  connections = 0;

  constructor(
    url: string,
    private readonly person: Person,
  ) {
    this.socket = io(url, {
      auth: { token: person.token },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
      timeout: 2_000,
    });
    this.socket.on('connect', () => {
      this.connections += 1;
      void this.sync();
    });
    this.socket.on(messageReceived.name, (payload: unknown) => this.add([messageReceived.payload.parse(payload)]));
  }

  /** Joined, and nothing of before is missing. Later calls run after earlier ones. */
  sync(): Promise<void> {
    this.syncing = this.syncing.then(() => this.join());
    return this.syncing;
  }

  /** Repeats the message until the server has acknowledged it. */
  async send(message: string): Promise<void> {
    const payload = { clientId: randomUUID(), message };
    for (;;) {
      try {
        const reply: { message?: unknown } = await this.socket.timeout(1_000).emitWithAck(sendMessage.name, payload);
        if (reply.message !== undefined && !('code' in reply)) return;
      } catch {
        // No answer in time: the same message again.
      }
    }
  }

  /** Texts that begin so, in the order of the room. */
  texts(beginning: string): string[] {
    return [...this.byId.values()]
      .sort((a, b) => a.seq - b.seq)
      .map(({ message }) => message)
      .filter((message) => message.startsWith(beginning));
  }

  close(): void {
    this.socket.disconnect();
  }

  private async join(): Promise<void> {
    try {
      await this.socket.timeout(2_000).emitWithAck(setUser.name, this.person.userId);
    } catch {
      // Cut again: the next connection joins.
      return;
    }
    if (this.rev === 0) {
      const page = await must(getPreviousMessages, { timestamp: Date.now(), limit: 50 }, this.person.token);
      this.add(page.data);
      this.rev = page.rev;
    }
    for (let isMore = true; isMore;) {
      const missed = await must(getChatChanges, { after: this.rev, limit: 20 }, this.person.token);
      this.add(missed.data);
      ({ rev: this.rev, isMore } = missed);
    }
  }

  private add(messages: readonly ChatMessage[]): void {
    for (const message of messages)
      if (message.rev > (this.byId.get(message._id)?.rev ?? 0)) this.byId.set(message._id, message);
  }
}
