export { BoundedThread, ThreadBusyError, ThreadLimitError, type ThreadLimits } from './bounded-thread.js';
export { serveThread } from './serve-thread.js';
