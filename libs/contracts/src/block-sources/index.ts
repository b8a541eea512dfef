export * from './define-block-source.js';
export * from './items.js';
export * from './kinds.js';
