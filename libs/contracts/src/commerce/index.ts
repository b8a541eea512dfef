export * from './currencies/list.js';
