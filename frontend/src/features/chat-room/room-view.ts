import type { EnteredRoom, getChatChanges, getPreviousMessages, ReplyOf, RequestInput } from '@linkyard/contracts';
import type { WaitingMessage } from './outbox.js';
import type { RoomLog } from './room-log.js';

/** What the room reads by HTTP; each rejects when there is no answer. */
export interface RoomReads {
  previous(request: RequestInput<typeof getPreviousMessages>): Promise<ReplyOf<typeof getPreviousMessages>>;
  changes(request: RequestInput<typeof getChatChanges>): Promise<ReplyOf<typeof getChatChanges>>;
}

export interface Typist {
  _id: string;
  name: string;
  until: number;
}

/** What the screen shows; replaced at each change. */
export interface RoomView {
  log: RoomLog;
  waiting: readonly WaitingMessage[];
  status: 'loading' | 'ready' | 'failed';
  /** Why the room could not be loaded, such as a ban; null where the server gave no reason. */
  problem: string | null;
  isLoadingOlder: boolean;
  isConnected: boolean;
  /** The shown room; null until the server has said. */
  roomId: string | null;
  /** Of this person in the shown room; null until the server has said. */
  seat: EnteredRoom | null;
  rooms: readonly EnteredRoom[];
  typists: readonly Typist[];
}
