export * from './languages.js';
export * from './translator.js';
