export * from './context.js';
export * from './define-command.js';
export * from './define-event.js';
export * from './define-job.js';
export * from './define-signal.js';
export * from './define-socket-event.js';
export * from './envelope.js';
export { fieldErrors } from './field-errors.js';
export * from './list.js';
