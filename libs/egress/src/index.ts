export type { Address, EgressConfig } from './destination.js';
export * from './egress-error.js';
export * from './guarded-fetch.js';
export { createGuardedRequest, guardedRequest, type GuardedRequest } from './guarded-request.js';
export { isPublicAddress } from './public-address.js';
