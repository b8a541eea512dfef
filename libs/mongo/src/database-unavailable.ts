import {
  MongoClientClosedError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';

/** No server takes writes now, and none has for as long as a caller may wait. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** What a server says while it goes down, comes up, hands its role to another, or has more to do than it can. */
const passingCodes = new Set([
  24, // LockTimeout
  50, // MaxTimeMSExpired
  91, // ShutdownInProgress
  112, // WriteConflict, when the tries are used up
  189, // PrimarySteppedDown
  251, // NoSuchTransaction: the server ended it
  262, // ExceededTimeLimit
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
]);

/** Of the driver's inner errors only the name can be seen from outside. */
const poolErrors = new Set(['WaitQueueTimeoutError', 'PoolClosedError']);

/** Of a connection that broke as a command was being written, the driver passes the socket's own error on. */
const socketCodes = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']);
const brokeWhileWriting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && socketCodes.has(String(error.code));

/** True when the database could not be reached: the same call may succeed later. @source quality R05 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof MongoServerError) return passingCodes.has(Number(error.code));
  return (
    error instanceof DatabaseUnavailable ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNetworkError ||
    error instanceof MongoNotConnectedError ||
    error instanceof MongoTopologyClosedError ||
    error instanceof MongoClientClosedError ||
    brokeWhileWriting(error) ||
    (error instanceof Error && poolErrors.has(error.constructor.name))
  );
}
