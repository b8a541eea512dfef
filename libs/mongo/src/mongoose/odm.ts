import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSession } from 'mongodb';
import { Mongoose } from 'mongoose';

/**
 * The one Mongoose instance of the process. Its options hold for every model compiled on it, and nothing is compiled on the default
 * instance, so no import order can weaken them. Indexes are made by `migrate`, never by a model.
 */
export const odm = new Mongoose({
  strict: 'throw',
  strictQuery: 'throw',
  sanitizeFilter: true,
  runValidators: true,
  autoIndex: false,
  autoCreate: false,
  // A write while the database is unreachable fails in a second instead of waiting ten for the connection.
  bufferCommands: false,
  transactionAsyncLocalStorage: true,
});

interface RunningTransaction {
  /** Undefined once it has ended: timers and promises that it started keep the store. */
  session: ClientSession | undefined;
}

/** Mongoose reads the running transaction from here; it has no public accessor for it. */
const found: unknown = Reflect.get(odm, 'transactionAsyncLocalStorage');
if (!(found instanceof AsyncLocalStorage)) throw new Error('This version of mongoose keeps its transaction elsewhere');
const running: AsyncLocalStorage<RunningTransaction> = found;

/** The session of the transaction this call runs in, if any. */
export const currentSession = (): ClientSession | undefined => running.getStore()?.session;

/**
 * For calls to other systems: a transaction would wait for them, and what they did stays when it is undone. What has to follow a change is
 * an event of its transaction (`Outbox`).
 * @throws Error inside a transaction
 */
export function refuseInTransaction(call: string): void {
  if (currentSession()) throw new Error(`${call} inside a transaction, which would wait for it and could not undo it`);
}

/** Runs the work so that models join the session without an argument. */
export const withSession = <Result>(session: ClientSession, work: () => Promise<Result>): Promise<Result> => {
  const transaction: RunningTransaction = { session };
  return running.run(transaction, async () => {
    try {
      return await work();
    } finally {
      transaction.session = undefined;
    }
  });
};

/** Runs the work as if no transaction were running: what it writes stays when the running one fails. */
export const outsideTransaction = <Result>(work: () => Promise<Result>): Promise<Result> => running.exit(work);
