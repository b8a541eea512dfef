import { acknowledge } from './acknowledge.js';
import { afterDisagreement } from './after-disagreement.js';
import { backoffMs } from './backoff.js';
import { type Conflict, conflictKey, newestOf, takeTheirs } from './conflict.js';
import { nextOperation, type Held } from './next-operation.js';
import { keyOf, type Key, type Operation, type Outcome, type Problem } from './operation.js';
import { pendingOf } from './pending.js';
import { reconcile } from './reconcile.js';
import type { Remote, Shadow } from './shadow.js';
import type { SaveStatus, SyncPorts, SyncView } from './sync-ports.js';
import { valueAt } from './value-at.js';

/** Typing rests this long before it is sent. */
export const debounceMs = 400;
/** Maximum delay of a save while the user keeps typing. */
export const longestMs = 3000;
/** Conflicts about one thing before the user is asked. */
const maxConflicts = 3;

interface Refusal {
  value: unknown;
  problem: Problem;
}

/**
 * Brings the server to what the local document says, one call at a time and in order, whatever the network does.
 * What is unsent is the difference between the shadow and the local document, so any number of edits of one thing
 * are one call, and an edit taken back before it was sent is none.
 */
export function createSync(ports: SyncPorts, start: { shadow: Shadow; conflicts: Conflict[] }) {
  const { clock } = ports;
  let { shadow } = start;
  let conflicts: readonly Conflict[] = start.conflicts;
  let inFlight: Operation | null = null;
  /** What stood at the operation's place when it was made: a refusal is about that. */
  let sentValue: unknown = null;
  let refusals: Readonly<Partial<Record<Key, Refusal>>> = {};
  let waiting: 'offline' | 'later' | null = null;
  let attempts = 0;
  let disagreements: Readonly<Record<string, number>> = {};
  let timer: unknown = null;
  let firstTouch: number | null = null;
  let lastTouch = 0;
  let isRunning = false;
  /** The draft was changed elsewhere and has not been reloaded since. */
  let isStale = false;
  let isStopped = false;
  let isSafe = true;
  let settled: (() => void)[] = [];
  let seen: SyncView | null = null;

  const held: Held = {
    isHeld: (key, value) =>
      conflicts.some((conflict) => conflictKey(conflict) === key) || refusals[key]?.value === value,
    isValid: (section) => ports.check(section) === null,
  };
  const hasWork = () => inFlight !== null || nextOperation(shadow, ports.document(), held) !== null;

  const forgetSettled = () => {
    const local = ports.document();
    conflicts = conflicts.filter((conflict) => conflict.kind !== 'section' || local.sections[conflict.id]);
    const kept = Object.entries(refusals).filter(([key, refusal]) => refusal?.value === valueAt(local, key));
    if (kept.length !== Object.keys(refusals).length) refusals = Object.fromEntries(kept);
  };

  const publish = () => {
    forgetSettled();
    isSafe = ports.keep(pendingOf(shadow, ports.document(), inFlight, conflicts), shadow);
    const problems = Object.fromEntries(
      Object.entries(refusals).flatMap(([key, refusal]) => (refusal ? [[key, refusal.problem]] : [])),
    );
    const view: SyncView = { status: statusNow(), problems, conflicts, isSafe };
    const isNews = !seen || seen.status !== view.status || seen.isSafe !== isSafe || seen.conflicts !== conflicts;
    if (isNews || !sameProblems(seen?.problems, problems)) {
      seen = view;
      ports.publish(view);
    }
  };

  const statusNow = (): SaveStatus => {
    if (conflicts.length > 0) return 'conflict';
    const isBusy = hasWork();
    if (waiting && isBusy) return waiting;
    if (isBusy) return 'saving';
    return Object.keys(refusals).length > 0 ? 'held' : 'saved';
  };

  const refuse = (key: Key, value: unknown, problem: Problem) => {
    refusals = { ...refusals, [key]: { value, problem } };
  };

  const disarm = () => {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  };
  const arm = (ms: number) => {
    disarm();
    timer = clock.setTimeout(() => void run(), ms);
  };

  /** @param ms the server's word; otherwise longer with every attempt */
  const tryLater = (ms = backoffMs(attempts, ports.random)) => {
    arm(ms);
    attempts += 1;
  };

  /** How long until what was typed may be sent. */
  const restLeft = () => {
    if (firstTouch === null) return 0;
    const now = clock.now();
    return Math.max(0, Math.min(lastTouch + debounceMs - now, firstTouch + longestMs - now));
  };

  /** Reads what the server has and merges it with what is here. @returns what was read, or null when that cannot be had now */
  const merge = async (): Promise<Remote | null> => {
    isStale = false;
    const fresh = await ports.reload(shadow, inFlight);
    if (isStopped || !fresh) {
      isStale = true;
      return null;
    }
    const merged = reconcile(
      { shadow: fresh.shadow, local: ports.document(), conflicts: [...conflicts] },
      fresh.remote,
      inFlight,
      ports.normalise,
    );
    inFlight = null;
    shadow = merged.shadow;
    conflicts = newestOf(merged.conflicts);
    if (merged.local !== ports.document()) ports.adopt(merged.local);
    return fresh.remote;
  };

  const disagree = async (operation: Operation, outcome: Extract<Outcome, { kind: 'disagree' }>): Promise<boolean> => {
    const remote = await merge();
    if (!remote) return false;
    shadow = afterDisagreement(shadow, operation, remote);
    const key = keyOf(operation);
    const count = (disagreements[key] ?? 0) + 1;
    disagreements = { ...disagreements, [key]: count };
    if (count >= maxConflicts) {
      refuse(key, valueAt(ports.document(), key), { message: outcome.message, errors: [] });
    }
    return true;
  };

  /** @returns whether to go on with the next one now */
  const settle = async (operation: Operation, outcome: Outcome): Promise<boolean> => {
    if (outcome.kind === 'later') {
      waiting = outcome.offline ? 'offline' : 'later';
      tryLater(outcome.afterMs);
      return false;
    }
    if (outcome.kind === 'disagree') {
      if (await disagree(operation, outcome)) return true;
      waiting = 'later';
      tryLater();
      return false;
    }
    attempts = 0;
    waiting = null;
    inFlight = null;
    const key = keyOf(operation);
    if (outcome.kind === 'refused') {
      refuse(key, sentValue, outcome.problem);
      return true;
    }
    shadow = acknowledge(shadow, operation, outcome.ack);
    const { [key]: _agreed, ...others } = disagreements;
    disagreements = others;
    return true;
  };

  /** The next call, or null; data the block does not take is kept back with what is wrong with it. */
  const next = (): Operation | null => {
    for (;;) {
      const operation = inFlight ?? nextOperation(shadow, ports.document(), held);
      if (operation?.kind !== 'section.save' || operation === inFlight) return operation;
      const problem = ports.check(operation.section);
      if (!problem) return operation;
      refuse(keyOf(operation), operation.section, problem);
    }
  };

  const run = async () => {
    if (isRunning || isStopped) return;
    isRunning = true;
    disarm();
    try {
      if (isStale) await merge();
      for (let operation = next(); operation; operation = next()) {
        const waitMs = inFlight ? 0 : restLeft();
        if (waitMs > 0) {
          arm(waitMs);
          return;
        }
        firstTouch = null;
        if (operation !== inFlight) sentValue = valueAt(ports.document(), keyOf(operation));
        inFlight = operation;
        publish();
        const outcome = await ports.send(operation, shadow);
        if (isStopped || !(await settle(operation, outcome))) return;
        if (isStale) await merge();
      }
    } finally {
      isRunning = false;
      if (!isStopped) rest();
    }
  };

  /** Nothing is sent any more, or not now. */
  const rest = () => {
    if (isStale && timer === null) tryLater();
    publish();
    if (!hasWork() || waiting !== null) release();
  };

  const release = () => {
    const done = settled;
    settled = [];
    for (const resolve of done) resolve();
  };

  return {
    /** Something changed here: it is kept at once and sent when typing rests. */
    touch() {
      const now = clock.now();
      firstTouch ??= now;
      lastTouch = now;
      publish();
      if (!isRunning && waiting === null) arm(restLeft());
    },
    /** Sends now. Resolves when all is sent, or when it cannot be for now. */
    async flush(): Promise<void> {
      firstTouch = null;
      if (!hasWork() && !isRunning) return;
      const end = new Promise<void>((resolve) => settled.push(resolve));
      attempts = 0;
      waiting = null;
      void run();
      return end;
    },
    /** The network is back, or the user retries. */
    retry() {
      if (waiting === null && Object.keys(refusals).length === 0) return;
      attempts = 0;
      waiting = null;
      refusals = {};
      disagreements = {};
      void run();
    },
    /** The draft was changed elsewhere: takes over what does not collide, and asks where it does. */
    async refresh(): Promise<void> {
      isStale = true;
      await run();
    },
    resolve(key: Key, choice: 'mine' | 'theirs') {
      const conflict = conflicts.find((entry) => conflictKey(entry) === key);
      if (!conflict) return;
      conflicts = conflicts.filter((entry) => entry !== conflict);
      if (choice === 'theirs') ports.adopt(takeTheirs(ports.document(), conflict));
      publish();
      void run();
    },
    /** What the server did by itself on a call made elsewhere (a ready-made group inserted, a version restored). */
    accept(change: (shadow: Shadow) => Shadow) {
      shadow = change(shadow);
      publish();
    },
    shadow: () => shadow,
    start() {
      publish();
      if (hasWork()) arm(0);
    },
    stop() {
      isStopped = true;
      disarm();
      release();
    },
  };
}
export type Sync = ReturnType<typeof createSync>;

type Problems = SyncView['problems'];
const sameProblems = (one: Problems | undefined, other: Problems): boolean => {
  const keys = Object.keys(other);
  return one !== undefined && keys.length === Object.keys(one).length && JSON.stringify(one) === JSON.stringify(other);
};
