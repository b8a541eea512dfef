import { Injectable } from '@nestjs/common';
import {
  messageChanged,
  messageDeleted,
  messageReceived,
  reactionReceived,
  roomChanged,
  roomMemberChanged,
  roomNotified,
  type SocketEvent,
} from '@linkyard/contracts';
import { Bus, publishSignal } from '@linkyard/service-kit';
import type { z } from 'zod';
import type { ChatMessageDocument } from './chat-message.schema.js';
import { MessageViews } from './message-views.js';

/** Sends changes of a room to the windows of its people. A window that misses one notices the gap in the numbers and fetches it. */
@Injectable()
export class RoomAnnouncer {
  constructor(
    private readonly bus: Bus,
    private readonly views: MessageViews,
  ) {}

  async written(message: ChatMessageDocument): Promise<void> {
    this.publish(message.roomId, messageReceived, await this.views.one(message));
  }

  async changed(message: ChatMessageDocument): Promise<void> {
    this.publish(message.roomId, messageChanged, await this.views.one(message));
  }

  deleted({ _id, roomId, rev }: ChatMessageDocument): void {
    this.publish(roomId, messageDeleted, { _id, roomId, rev });
  }

  reacted({ _id, roomId, rev, reaction }: ChatMessageDocument): void {
    this.publish(roomId, reactionReceived, { _id, reaction: { ...reaction }, roomId, rev });
  }

  /** Many changes at once. */
  moved(roomId: string, rev: number): void {
    this.publish(roomId, roomChanged, { roomId, rev });
  }

  memberChanged(roomId: string, userId: string, isBanned: boolean): void {
    publishSignal(this.bus.connection, roomMemberChanged, { roomId, userId, isBanned });
  }

  private publish<Payload extends z.ZodType>(roomId: string, event: SocketEvent<Payload>, given: z.input<Payload>) {
    const payload = JSON.parse(JSON.stringify(event.payload.parse(given)));
    publishSignal(this.bus.connection, roomNotified, { roomId, event: event.name, payload });
  }
}
