export * from './time-zones/list.js';
