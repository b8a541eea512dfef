import type { ChatMessage, ChatReactions } from '@linkyard/contracts';

/** A change of the room as an event describes it. `rev` is its number. */
export type RoomChange =
  | { kind: 'message'; rev: number; message: ChatMessage }
  | { kind: 'deleted'; rev: number; _id: string }
  | { kind: 'reaction'; rev: number; _id: string; reaction: ChatReactions };

/** What a window knows of a room. Values are replaced and never changed. */
export interface RoomLog {
  /** Without gaps from the oldest loaded one on, in the order of the room; without deleted ones. */
  messages: readonly ChatMessage[];
  /** Everything up to this change of the room is in here. */
  rev: number;
  /** Later changes that are in here too, although some before them are missing. */
  ahead: ReadonlySet<number>;
  /** Deleted messages, so that a late event brings none back. */
  gone: ReadonlySet<string>;
  /** There are older ones. */
  isRemaining: boolean;
}

export const emptyLog: RoomLog = { messages: [], rev: 0, ahead: new Set(), gone: new Set(), isRemaining: false };

/** Whether changes before known ones are missing. */
export const hasGap = ({ ahead }: RoomLog): boolean => ahead.size > 0;

/** One change that arrived by an event. The same change twice, or late, does no harm. */
export function applyChange(log: RoomLog, change: RoomChange): RoomLog {
  return noteRev(applied(log, change), change.rev);
}

/** An answer with changes since the last known one. @param rev  up to which the answer is complete */
export function applyCatchUp(log: RoomLog, changed: readonly ChatMessage[], rev: number): RoomLog {
  const merged = changed.reduce(
    (before, message) => applied(before, { kind: 'message', rev: message.rev, message }),
    log,
  );
  return settled({ ...merged, rev: Math.max(merged.rev, rev) });
}

/** A page of older messages, in front. */
export function addOlder(log: RoomLog, older: readonly ChatMessage[], isRemaining: boolean): RoomLog {
  return { ...log, messages: merge(log, older), isRemaining };
}

/** The newest page, in place of all that was known. */
export const startLog = (messages: readonly ChatMessage[], rev: number, isRemaining: boolean): RoomLog => ({
  ...emptyLog,
  ...{ messages: messages.filter(({ state }) => state !== 'deleted'), rev, isRemaining },
});

function applied(log: RoomLog, change: RoomChange): RoomLog {
  if (change.kind === 'deleted') return withoutMessage(log, change._id);
  if (change.kind === 'reaction') {
    const { _id, rev, reaction } = change;
    return {
      ...log,
      messages: log.messages.map((one) => (one._id === _id && one.rev < rev ? { ...one, reaction, rev } : one)),
    };
  }
  const { message } = change;
  if (message.state === 'deleted') return withoutMessage(log, message._id);
  // Of before what is loaded: it comes with its page.
  const oldest = log.messages[0];
  if (log.isRemaining && oldest && message.seq < oldest.seq) return log;
  const quoted = message.state === 'hidden' ? withoutQuotes(log.messages, message._id) : log.messages;
  return { ...log, messages: merge({ ...log, messages: quoted }, [message]) };
}

function withoutMessage(log: RoomLog, _id: string): RoomLog {
  const messages = withoutQuotes(
    log.messages.filter((one) => one._id !== _id),
    _id,
  );
  return { ...log, messages, gone: new Set(log.gone).add(_id) };
}

/** The text of a message leaves the replies to it. @source cases G8 */
const withoutQuotes = (messages: readonly ChatMessage[], _id: string): readonly ChatMessage[] =>
  messages.map((one) =>
    one.replyTo?._id === _id && one.replyTo.message !== '' ? { ...one, replyTo: { ...one.replyTo, message: '' } } : one,
  );

/** By id, the later state of each; in the order of the room. */
function merge({ messages, gone }: RoomLog, added: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map(messages.map((one) => [one._id, one]));
  for (const message of added) {
    const known = byId.get(message._id);
    if (gone.has(message._id) || message.state === 'deleted' || (known && known.rev >= message.rev)) continue;
    const isQuoteGone = message.replyTo && gone.has(message.replyTo._id);
    const replyTo = message.replyTo && isQuoteGone ? { ...message.replyTo, message: '' } : message.replyTo;
    byId.set(message._id, { ...message, replyTo });
  }
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

const noteRev = (log: RoomLog, rev: number): RoomLog =>
  rev <= log.rev ? log : settled({ ...log, ahead: new Set(log.ahead).add(rev) });

/** Changes that follow one another are no longer ahead. */
function settled(log: RoomLog): RoomLog {
  const ahead = new Set([...log.ahead].filter((known) => known > log.rev));
  let { rev } = log;
  while (ahead.delete(rev + 1)) rev += 1;
  return { ...log, rev, ahead };
}
