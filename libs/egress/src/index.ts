export type { Address, EgressConfig } from './destination.js';
export * from './egress-error.js';
export {
  createGuardedConnect,
  guardedConnectFrom,
  type ConnectOptions,
  type GuardedConnect,
} from './guarded-connect.js';
export * from './guarded-fetch.js';
export { createGuardedPost, guardedPostFrom, type GuardedPost, type PostReply } from './guarded-post.js';
export { createGuardedRequest, guardedRequest, type GuardedRequest } from './guarded-request.js';
export { isPublicAddress } from './public-address.js';
export { callPolicy, type CallLimits, type CallPolicy } from './provider-call.js';
export { ProviderError, retryAfterMsOf, type ProviderErrorCode } from './provider-error.js';
export {
  jsonOf,
  numberIn,
  providerRequest,
  readReply,
  unavailableOf,
  type ProviderReply,
  type ProviderRequest,
} from './provider-request.js';
