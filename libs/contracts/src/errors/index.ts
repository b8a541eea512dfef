export * from './error-codes.js';
export * from './fields/index.js';
export * from './reasons.js';
