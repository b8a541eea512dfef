export * from './files/get.js';
export * from './files/library.js';
export * from './files/media-view.js';
export * from './files/upload.js';
export * from './pictures/store.js';
export * from './visitor-files/drop.js';
export * from './visitor-files/link.js';
export * from './visitor-files/store.js';
