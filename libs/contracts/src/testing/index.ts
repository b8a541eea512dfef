export * from './wrong-fields.js';
