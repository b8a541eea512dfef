import { Injectable } from '@nestjs/common';
import type { chatMessage } from '@linkyard/contracts';
import type { z } from 'zod';
import type { ChatMessageDocument } from './chat-message.schema.js';
import { MembersRepository } from './members.repository.js';

type View = z.input<typeof chatMessage>;

/** Messages as the room sees them: with names, and without what was deleted or hidden. */
@Injectable()
export class MessageViews {
  constructor(private readonly members: MembersRepository) {}

  /** @param messages of one room */
  async of(messages: readonly ChatMessageDocument[]): Promise<View[]> {
    const [first] = messages;
    if (!first) return [];
    const people = messages.flatMap(({ userId, mentions, replyTo }) => [userId, ...mentions, replyTo?.userId ?? '']);
    const names = await this.members.namesOf(first.roomId, people);
    const person = (userId: string) => ({ _id: names.has(userId) ? userId : '', name: names.get(userId) ?? '' });
    return messages.map((message) => viewOf(message, person));
  }

  async one(message: ChatMessageDocument): Promise<View> {
    const [view] = await this.of([message]);
    if (!view) throw new Error('A message has a view');
    return view;
  }
}

function viewOf(message: ChatMessageDocument, person: (userId: string) => View['sendBy']): View {
  const { _id, roomId, seq, rev, clientId, userId, reaction, replyTo, createdAt, editedAt } = message;
  const state = message.deletedAt ? 'deleted' : message.hiddenAt ? 'hidden' : 'sent';
  const isShown = state === 'sent';
  return {
    ...{ _id, roomId, seq, rev, clientId, createdAt, editedAt, state },
    sendBy: person(userId),
    message: isShown ? message.message : '',
    replyTo: isShown && replyTo ? { _id: replyTo._id, sendBy: person(replyTo.userId), message: replyTo.message } : null,
    reaction: isShown
      ? { count: reaction.count, latestEmoji: [...reaction.latestEmoji] }
      : { count: 0, latestEmoji: [] },
    mentions: isShown ? message.mentions.map(person).filter(({ _id: known }) => known !== '') : [],
  };
}
