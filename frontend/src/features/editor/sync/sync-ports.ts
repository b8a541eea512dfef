import type { EditorDocument, SectionPart } from '../document/document.js';
import type { Conflict } from './conflict.js';
import type { Key, Operation, Outcome, Problem } from './operation.js';
import type { Pending } from './pending.js';
import type { Remote, Shadow } from './shadow.js';

export interface Clock {
  now: () => number;
  setTimeout: (work: () => void, ms: number) => unknown;
  clearTimeout: (timer: unknown) => void;
}

export interface SyncPorts {
  clock: Clock;
  random: () => number;
  send: (operation: Operation, shadow: Shadow) => Promise<Outcome>;
  /** Reloads everything, in the editor's ids; null when that fails. May assign ids to pages it recognises. */
  reload: (shadow: Shadow, inFlight: Operation | null) => Promise<{ remote: Remote; shadow: Shadow } | null>;
  /** What the block finds wrong with its data, or null. */
  check: (section: SectionPart) => Problem | null;
  /** A section as the server would store it. */
  normalise: (section: SectionPart) => SectionPart;
  /** Keeps what is unsent over a reload. False: it could not be kept. */
  keep: (pending: Pending, shadow: Shadow) => boolean;
  document: () => EditorDocument;
  /** Changes that came from elsewhere. */
  adopt: (document: EditorDocument) => void;
  publish: (view: SyncView) => void;
}

export type SaveStatus = 'saved' | 'saving' | 'offline' | 'later' | 'held' | 'conflict';
export interface SyncView {
  status: SaveStatus;
  problems: Readonly<Partial<Record<Key, Problem>>>;
  conflicts: readonly Conflict[];
  /** False while something is neither sent nor kept over a reload. */
  isSafe: boolean;
}
