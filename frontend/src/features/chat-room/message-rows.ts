import type { ChatMessage } from '@linkyard/contracts';

/** What stands in the list, one below the other. */
export type MessageRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFirstOfGroup: boolean };

interface Options {
  /** Two moments of one day of the reader have the same. */
  dayOf: (moment: string) => string;
  /** Messages of others after this place are new to the reader; null for none. */
  readUpTo: number | null;
  userId: string;
}

/** Messages with a line for each day, in groups of one person and minute. @source look.md "Chat" */
export function messageRows(messages: readonly ChatMessage[], { dayOf, readUpTo, userId }: Options): MessageRow[] {
  const rows: MessageRow[] = [];
  let before: ChatMessage | undefined;
  let isMarked = readUpTo === null;
  for (const message of messages) {
    const isNewDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt);
    if (isNewDay) rows.push({ kind: 'day', key: `day:${dayOf(message.createdAt)}`, at: message.createdAt });
    if (!isMarked && message.seq > (readUpTo ?? 0) && message.sendBy._id !== userId) {
      isMarked = true;
      // Everything is new to a person who has never been here: then nothing is marked.
      if (before) rows.push({ kind: 'unread', key: 'unread' });
    }
    const isFirstOfGroup = isNewDay || rows.at(-1)?.kind !== 'message' || !isOneGroup(before, message);
    rows.push({ kind: 'message', key: message._id, message, isFirstOfGroup });
    before = message;
  }
  return rows;
}

const minuteOf = (moment: string) => Math.floor(Date.parse(moment) / 60_000);

const isOneGroup = (before: ChatMessage | undefined, message: ChatMessage): boolean =>
  before !== undefined &&
  before.sendBy._id === message.sendBy._id &&
  minuteOf(before.createdAt) === minuteOf(message.createdAt) &&
  message.replyTo === null;
