export * from './formats.js';
export * from './languages.js';
export * from './once-per-language.js';
export * from './regional.js';
export * from './sentences.js';
export * from './translator.js';
