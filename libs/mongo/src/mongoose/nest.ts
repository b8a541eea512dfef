import type { DynamicModule } from '@nestjs/common';
import { getConnectionToken, InjectModel, MongooseModule } from '@nestjs/mongoose';
import type { ServiceDatabase } from '../service-database.js';
import type { StoredCollection } from './stored-collection.js';

/** What hands a service's connection to Nest; provide it globally, once. */
export const connectionProvider = (database: ServiceDatabase) => ({
  provide: getConnectionToken(database.service),
  useValue: database.connection,
});

/** The models of one capability: import it into the capability's module. Collections carry the service's name. */
export const modelsFor = (service: string, collections: readonly StoredCollection<unknown>[]): DynamicModule =>
  MongooseModule.forFeature(
    collections.map(({ name, schema, collection }) => ({ name, schema, collection: `${service}.${collection}` })),
    service,
  );

/** Injects the model of a collection: `@InjectStored('commerce', products) model: StoredModel<typeof products>`. */
export const InjectStored = (service: string, { name }: Pick<StoredCollection<unknown>, 'name'>) =>
  InjectModel(name, service);
