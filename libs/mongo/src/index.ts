export { DatabaseUnavailable, isDatabaseUnavailable } from './database-unavailable.js';
export {
  beginDeadline,
  beginOutsideWork,
  DeadlineExceeded,
  requireTimeLeft,
  timeLeftMs,
  withDeadline,
} from './deadline.js';
export type { DeclaredCollection, IndexDeclaration } from './declared-collection.js';
export { newId, type NewDocument, type OwnedDocument } from './documents.js';
export { isDuplicateKey, migrate, type Migration } from './migrations.js';
export { contractJson, embedded, impersonatorField, type Fields, type Stored } from './mongoose/fields.js';
export { connectionProvider, InjectStored, modelsFor } from './mongoose/nest.js';
export { currentSession, outsideTransaction, refuseInTransaction } from './mongoose/odm.js';
export type { Conditions, OwnedFilter } from './mongoose/owned-filter.js';
export { OwnedRepository } from './mongoose/owned-repository.js';
export { OwnerMissing } from './mongoose/owner-guard.js';
export { installationOwner } from './mongoose/tenant-guard.js';
export {
  ownedCollection,
  sharedCollection,
  type DocumentOf,
  type StoredCollection,
  type StoredModel,
} from './mongoose/stored-collection.js';
export { dueBy, indexedString, notAmong, trusted, type DuePage } from './mongoose/trusted.js';
export type { QueryFilter } from 'mongoose';
export { Limiter, limiterCollection } from './limiter.js';
export { containing, soughtWords, wordBeginnings, wordsOf } from './search.js';
export { afterCommit, ServiceDatabase } from './service-database.js';
export type { ClientSession, Sort } from 'mongodb';
