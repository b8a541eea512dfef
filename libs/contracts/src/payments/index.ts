export * from './payment-attention.js';
export * from './payment-mode.js';
export * from './payment-subject.js';
export * from './start-refusals.js';
