import { randomBytes } from 'node:crypto';
import { ServiceDatabase } from '../service-database.js';

/** The address of a database that no other spec uses. */
export function ownUri(): URL {
  const uri = new URL(process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27017/linkyard?replicaSet=rs0');
  uri.pathname = `/mongo_spec_${randomBytes(5).toString('hex')}`;
  return uri;
}

export const ownDatabase = (service = 'garden') => ServiceDatabase.open(service, ownUri().href);

export async function dropped(database: ServiceDatabase) {
  await database.db.dropDatabase();
  await database.close();
}
