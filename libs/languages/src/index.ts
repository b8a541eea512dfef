export * from './languages.js';
export * from './regional.js';
export * from './translator.js';
