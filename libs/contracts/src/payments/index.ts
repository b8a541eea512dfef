export * from './payment-attention.js';
export * from './payment-subject.js';
export * from './start-refusals.js';
