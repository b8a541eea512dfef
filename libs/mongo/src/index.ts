export { DatabaseAway, isDatabaseAway } from './database-away.js';
export { newId, type NewDocument, type OwnedDocument } from './documents.js';
export { isDuplicateKey, migrate, type Migration } from './migrations.js';
export { defineModel, type IndexDeclaration, type Model } from './model.js';
export { OwnedRepository, type FindOptions, type OwnedFilter } from './owned-repository.js';
export { containing } from './search.js';
export { ServiceDatabase } from './service-database.js';
export type { ClientSession, Filter, Sort } from 'mongodb';
