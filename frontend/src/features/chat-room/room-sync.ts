import {
  accessChanged,
  deleteMessage,
  editMessage,
  type ChatReactions,
  enterChatRooms,
  type EnteredRoom,
  type getPreviousMessages,
  messageChanged,
  messageDeleted,
  messageReceived,
  reactionReceived,
  reactMessage,
  readMark,
  readMarked,
  type RequestInput,
  roomChanged,
  sendChatMessage,
  sendMessage,
  setUser,
  typing,
  typingReceived,
} from '@linkyard/contracts';
import { isApiError } from '../../shared/api/api-error.js';
import type { LiveConnection } from '../../shared/live/live-connection.js';
import { Outbox, type SendOutcome, type WaitingMessage } from './outbox.js';
import { answerMs, askRoom, heard } from './room-events.js';
import { addOlder, applyCatchUp, applyChange, emptyLog, hasGap, type RoomChange, startLog } from './room-log.js';
import { refusalIn } from './refusal.js';
import type { RoomReads, RoomView } from './room-view.js';

/** @source spec 7 getPreviousMessages */
export const pageSize = 10;
/** Milliseconds before the first page. @source spec 9 */
const initialDelayMs = 200;
const retryMs = 2_000;
/** Windows whose gateway has gone come back one after the other. */
const spreadRetryMs = () => retryMs * (0.5 + Math.random());
/** Changes that arrive in another order are waited for this long before they are fetched. */
const gapMs = 400;
/** Pages of what was missed; a window that missed more begins at the newest again. @source cases G2 */
const maxCatchUpPages = 20;
const typingShownMs = 5_000;
const typingSentMs = 3_000;

interface Parts {
  userId: string;
  /** The room to show; undefined is the one of the site. */
  roomId: string | undefined;
  reads: RoomReads;
  shelf: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * One chat room in one window. After every connection it joins first, then fetches what it missed, and merges by id and number of change, so
 * that all windows end with the same messages in the same order. @source ADR 0059, cases G1, G2, G3, G11
 */
export class RoomSync {
  private view: RoomView;
  private readonly listeners = new Set<() => void>();
  private readonly outbox: Outbox;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private connection: LiveConnection | null = null;
  private detach: () => void = () => undefined;
  private isStopped = false;
  private catching: Promise<void> | null = null;
  private isCatchUpWanted = false;
  private gapTimer: ReturnType<typeof setTimeout> | undefined;
  private typedAt = 0;

  constructor(private readonly parts: Parts) {
    const { shelf, userId, roomId } = parts;
    this.outbox = new Outbox(shelf, `chat-outbox:${userId}:${roomId ?? 'home'}`, {
      send: (message) => this.deliver(message),
      isConnected: () => this.connection?.connected === true,
      changed: () => this.update({ waiting: this.outbox.messages }),
      wait: (ms) => new Promise((resolve) => this.later(ms, resolve)),
    });
    this.view = {
      ...{ log: emptyLog, waiting: this.outbox.messages, status: 'loading', problem: null, isLoadingOlder: false },
      ...{ isConnected: false, roomId: roomId ?? null, seat: null, rooms: [], typists: [] },
    };
  }

  getView = (): RoomView => this.view;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  start(): void {
    this.isStopped = false;
    this.outbox.resume();
    this.later(initialDelayMs, () => void this.loadFirst());
  }

  stop(): void {
    this.isStopped = true;
    this.outbox.stop();
    this.detach();
    for (const timer of this.timers) clearTimeout(timer);
    clearTimeout(this.gapTimer);
  }

  /** Listens to another socket from now on. */
  attach(connection: LiveConnection | null): void {
    this.detach();
    this.connection = connection;
    this.update({ isConnected: connection?.connected === true });
    if (!connection) return;
    const listeners: [string, (payload: unknown) => void][] = [
      ['connect', () => void this.join()],
      ['disconnect', () => this.update({ isConnected: false })],
      heard(messageReceived, (message) => this.hear(message.roomId, { kind: 'message', rev: message.rev, message })),
      heard(messageChanged, (message) => this.hear(message.roomId, { kind: 'message', rev: message.rev, message })),
      heard(messageDeleted, ({ roomId, ...deleted }) => this.hear(roomId, { kind: 'deleted', ...deleted })),
      heard(reactionReceived, ({ roomId, ...reacted }) => this.hear(roomId, { kind: 'reaction', ...reacted })),
      heard(roomChanged, ({ roomId }) => (this.isShown(roomId) ? void this.catchUp() : undefined)),
      heard(typingReceived, ({ roomId, ...person }) => (this.isShown(roomId) ? this.noteTyping(person) : undefined)),
      heard(readMarked, ({ roomId, lastReadSeq, unread }) => this.changeRoom(roomId, { lastReadSeq, unread })),
      heard(accessChanged, () => void this.join()),
    ];
    for (const [event, listener] of listeners) connection.on(event, listener);
    this.detach = () => {
      for (const [event, listener] of listeners) connection.off(event, listener);
    };
    if (connection.connected) void this.join();
  }

  /** @returns false when too many messages wait already */
  send(message: Omit<WaitingMessage, 'state' | 'clientId' | 'at'>): boolean {
    return this.outbox.add({ ...message, clientId: crypto.randomUUID(), at: Date.now() });
  }

  retry = (clientId: string): void => this.outbox.retry(clientId);
  discard = (clientId: string): void => this.outbox.remove(clientId);

  /** @throws Error with what to say; the text is the caller's to keep */
  async edit(_id: string, message: string, mentions: readonly string[]): Promise<void> {
    this.hearReply(await askRoom(this.connection, editMessage, { _id, message, mentions: [...mentions] }));
  }

  /** @throws Error with what to say */
  async delete(_id: string): Promise<void> {
    this.hearReply(await askRoom(this.connection, deleteMessage, { _id }));
  }

  /** Shown at once; the answer then says how it is. @throws Error with what to say */
  async react(_id: string, emoji: string): Promise<void> {
    const before = this.view.log.messages.find((one) => one._id === _id)?.reaction;
    this.showReaction(_id, (reaction) => ({
      count: reaction.count + 1,
      latestEmoji: [emoji, ...reaction.latestEmoji.filter((one) => one !== emoji)].slice(0, 3),
    }));
    try {
      const { message } = sendChatMessage.reply.parse(
        await askRoom(this.connection, reactMessage, { _id, reaction: emoji }),
      );
      this.showReaction(_id, () => message.reaction);
      this.hear(message.roomId, { kind: 'reaction', rev: message.rev, _id, reaction: message.reaction });
    } catch (error) {
      if (before) this.showReaction(_id, () => before);
      throw error;
    }
  }

  noteTyped(): void {
    const now = Date.now();
    if (now - this.typedAt < typingSentMs || !this.connection?.connected) return;
    this.typedAt = now;
    this.connection.emit(typing.name, { roomId: this.view.seat?.roomId });
  }

  /** Everything that is shown has been read. */
  markRead = (): void => {
    const { seat, log } = this.view;
    const upTo = log.messages.at(-1)?.seq ?? 0;
    if (!seat || upTo <= seat.lastReadSeq || !this.connection?.connected) return;
    this.changeRoom(seat.roomId, { lastReadSeq: upTo, unread: 0, isMentioned: false });
    this.connection.emit(readMark.name, { upTo, roomId: seat.roomId });
  };

  /** The page before the oldest message. @param limit  more than a page for what is jumped to */
  async loadOlder(limit = pageSize): Promise<void> {
    const { log, isLoadingOlder, status } = this.view;
    const [oldest] = log.messages;
    if (!oldest || !log.isRemaining || isLoadingOlder || status !== 'ready') return;
    this.update({ isLoadingOlder: true });
    try {
      const page = await this.parts.reads.previous(this.request(Date.parse(oldest.createdAt), limit));
      this.update({ log: addOlder(this.view.log, page.data, page.isChatRemaining), isLoadingOlder: false });
    } catch {
      // The next scroll asks again.
      this.update({ isLoadingOlder: false });
    }
  }

  /** Loads older pages until the message is there. @returns false when it is too far back, or gone */
  async find(_id: string): Promise<boolean> {
    const isThere = () => this.view.log.messages.some((one) => one._id === _id);
    for (let page = 0; page < 10 && !isThere() && this.view.log.isRemaining; page += 1) await this.loadOlder(50);
    return isThere();
  }

  async loadFirst(): Promise<void> {
    if (this.isStopped) return;
    this.update({ status: 'loading' });
    try {
      const now = Date.now();
      let page = await this.parts.reads.previous(this.request(now));
      // The clock of this device is behind: what was written since is not on the page.
      if (page.newestAt >= now) page = await this.parts.reads.previous(this.request(page.newestAt + 1));
      const { ahead, gone } = this.view.log;
      const log = { ...startLog(page.data, page.rev, page.isChatRemaining), ahead, gone };
      this.update({ log, status: 'ready', roomId: page.roomId });
      void this.catchUp();
    } catch (error) {
      const isRefused = isApiError(error) && error.httpStatus > 0;
      this.update({ status: 'failed', problem: isRefused ? error.message : null });
    }
  }

  /** Joins the rooms of the person, and only then fetches what was missed. */
  private async join(): Promise<void> {
    const { connection } = this;
    if (!connection?.connected || this.isStopped) return;
    try {
      const entered = await askRoom(this.connection, setUser, this.parts.userId);
      const { rooms } = enterChatRooms.reply.parse(entered);
      const named = this.parts.roomId;
      const seat = (named === undefined ? rooms[0] : rooms.find(({ roomId }) => roomId === named)) ?? null;
      this.update({ isConnected: true, rooms, seat, roomId: named ?? seat?.roomId ?? null });
    } catch {
      this.later(spreadRetryMs(), () => void this.join());
      return;
    }
    if (this.view.status === 'failed') await this.loadFirst();
    else await this.catchUp();
    void this.outbox.flush();
  }

  /** Fetches what was missed, page by page. One at a time; asked for in between, it runs once more. */
  private catchUp(): Promise<void> {
    this.isCatchUpWanted = true;
    this.catching ??= this.runCatchUp().finally(() => (this.catching = null));
    return this.catching;
  }

  private async runCatchUp(): Promise<void> {
    while (this.isCatchUpWanted && this.view.status === 'ready' && !this.isStopped) {
      this.isCatchUpWanted = false;
      try {
        await this.fetchMissed();
      } catch {
        this.later(spreadRetryMs(), () => void this.catchUp());
        return;
      }
    }
  }

  private async fetchMissed(): Promise<void> {
    for (let page = 0; page < maxCatchUpPages; page += 1) {
      const { roomId } = this.parts;
      const missed = await this.parts.reads.changes({ after: this.view.log.rev, limit: 100, roomId });
      for (const { clientId } of missed.data) this.outbox.remove(clientId);
      for (const { _id, state } of missed.data) if (state !== 'sent') this.outbox.forgetQuote(_id);
      this.update({ log: applyCatchUp(this.view.log, missed.data, missed.rev) });
      if (!missed.isMore) return;
    }
    await this.loadFirst();
  }

  private hear(roomId: string, change: RoomChange): void {
    if (!this.isShown(roomId)) {
      this.noteElsewhere(roomId, change);
      return;
    }
    if (change.kind === 'message') {
      this.outbox.remove(change.message.clientId);
      this.update({ typists: this.view.typists.filter(({ _id }) => _id !== change.message.sendBy._id) });
      if (change.message.state !== 'sent') this.outbox.forgetQuote(change.message._id);
    }
    if (change.kind === 'deleted') this.outbox.forgetQuote(change._id);
    // Before the first page there is nothing to add to; what is heard is fetched after it.
    if (this.view.status !== 'ready') return;
    this.update({ log: applyChange(this.view.log, change) });
    if (!hasGap(this.view.log)) return;
    clearTimeout(this.gapTimer);
    this.gapTimer = setTimeout(() => void (hasGap(this.view.log) && this.catchUp()), gapMs);
  }

  private hearReply(reply: unknown): void {
    const { message } = sendChatMessage.reply.parse(reply);
    this.hear(message.roomId, { kind: 'message', rev: message.rev, message });
  }

  /** A new message of another room of the person. */
  private noteElsewhere(roomId: string, change: RoomChange): void {
    const room = this.view.rooms.find((one) => one.roomId === roomId);
    if (!room || change.kind !== 'message' || change.message.sendBy._id === this.parts.userId) return;
    if (change.message.seq === change.rev) this.changeRoom(roomId, { unread: room.unread + 1 });
  }

  private async deliver({ clientId, message, replyTo, mentions }: WaitingMessage): Promise<SendOutcome> {
    const quoted = replyTo ? { _id: replyTo._id } : null;
    const payload = { clientId, message, replyTo: quoted, mentions, roomId: this.parts.roomId };
    const { connection } = this;
    if (!connection) return { kind: 'later', waitMs: retryMs };
    try {
      const reply = await connection.timeout(answerMs).emitWithAck(sendMessage.name, payload);
      const refusal = refusalIn(reply);
      if (refusal)
        return refusal.isTemporary
          ? { kind: 'later', waitMs: (refusal.retryAfterSec ?? retryMs / 1000) * 1000 }
          : { kind: 'refused', problem: refusal.message };
      this.hearReply(reply);
      return { kind: 'sent' };
    } catch {
      // No answer: it may have been stored. The same message again is the same one there.
      return { kind: 'later', waitMs: connection.connected ? retryMs : 0 };
    }
  }

  private noteTyping(person: { _id: string; name: string }): void {
    const until = Date.now() + typingShownMs;
    const others = this.view.typists.filter(({ _id }) => _id !== person._id);
    this.update({ typists: [...others, { ...person, until }] });
    this.later(typingShownMs, () => {
      const now = Date.now();
      if (this.view.typists.some((one) => one.until <= now))
        this.update({ typists: this.view.typists.filter((one) => one.until > now) });
    });
  }

  private showReaction(_id: string, change: (reaction: ChatReactions) => ChatReactions): void {
    const { log } = this.view;
    const messages = log.messages.map((one) => (one._id === _id ? { ...one, reaction: change(one.reaction) } : one));
    this.update({ log: { ...log, messages } });
  }

  private changeRoom(roomId: string, change: Partial<EnteredRoom>): void {
    const rooms = this.view.rooms.map((room) => (room.roomId === roomId ? { ...room, ...change } : room));
    const seat = rooms.find((room) => room.roomId === this.view.seat?.roomId) ?? null;
    this.update({ rooms, seat });
  }

  private isShown(roomId: string): boolean {
    return roomId === this.view.roomId;
  }

  private request(timestamp: number, limit = pageSize): RequestInput<typeof getPreviousMessages> {
    const { roomId } = this.parts;
    return { timestamp, limit, ...(roomId === undefined ? {} : { roomId }) };
  }

  private later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (!this.isStopped) work();
    }, ms);
    this.timers.add(timer);
  }

  private update(change: Partial<RoomView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener();
  }
}
