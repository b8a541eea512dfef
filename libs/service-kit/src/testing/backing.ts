import { randomBytes } from 'node:crypto';

const random = () => randomBytes(5).toString('hex');

export const busSecret = 'the bus secret of the specs, long enough';

/** The address of a database that no other spec uses. */
export function ownDatabase(stem: string): string {
  const uri = new URL(process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27017/linkyard?replicaSet=rs0');
  uri.pathname = `/${stem}_spec_${random()}`;
  return uri.href;
}

/** The servers that integration specs run on, each spec with a database and a service name of its own. */
export function backing() {
  return {
    LINKYARD_MODE: 'development',
    LOG_LEVEL: 'silent',
    MONGODB_URI: ownDatabase('kit'),
    NATS_URL: process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222',
    REDIS_URL: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    BUS_SECRET: busSecret,
  };
}

/** A service name that no other spec uses: subjects and durable consumers of one NATS are shared by all who test on it. */
export const ownName = (stem: string) => `${stem}-${random()}`;
