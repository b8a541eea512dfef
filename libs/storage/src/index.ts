export { DiskStore } from './disk-store.js';
export * from './media-signer.js';
export * from './object-key.js';
export * from './object-store-from.js';
export * from './object-store.js';
export { S3Store } from './s3-store.js';
