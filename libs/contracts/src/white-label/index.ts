export * from './hosts/brand-check.js';
export * from './hosts/resolve.js';
