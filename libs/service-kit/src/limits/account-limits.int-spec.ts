import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limitsOfAccount, noLimits, userChanged } from '@linkyard/contracts';
import { migrate, newId, ServiceDatabase } from '@linkyard/mongo';
import { Bus } from '../bus/bus.js';
import { DomainError } from '../bus/domain-error.js';
import { BusConnection } from '../bus/nats-connection.js';
import { broadcast } from '../bus/signals.js';
import { backing, ownName } from '../testing/backing.js';
import { AccountLimits } from './account-limits.js';
import { roomTurns } from './room-turn.schema.js';

const env = backing();
const userId = '665f00000000000000000009';

/** Answers as auth does, without the way there. */
class CountingBus extends Bus {
  asked = 0;
  pages: number | null | 'unavailable' = 3;
  constructor(connection: BusConnection) {
    super(connection, env.BUS_SECRET);
  }

  override async request(): Promise<never> {
    this.asked += 1;
    if (this.pages === 'unavailable') throw new DomainError('core.unavailable');
    const account = { userId, tenantId: null, planName: 'Free', limits: { ...noLimits, campaigns: this.pages } };
    const reply: unknown = limitsOfAccount.reply.parse({ account });
    return reply as never;
  }
}

describe('the limits of an account', () => {
  let auth: BusConnection;
  let connection: BusConnection;
  let bus: CountingBus;
  let database: ServiceDatabase;
  let limits: AccountLimits;
  beforeAll(async () => {
    auth = await BusConnection.open(env.NATS_URL, 'auth');
    connection = await BusConnection.open(env.NATS_URL, 'other');
    database = await ServiceDatabase.open(ownName('room'), env.MONGODB_URI);
    await migrate(database, [roomTurns], []);
    bus = new CountingBus(connection);
    limits = new AccountLimits(bus, database);
    limits.start();
    await connection.nats.flush();
  }, 30_000);
  afterAll(async () => {
    await Promise.all([auth.close(), connection.close()]);
    await database.collection(roomTurns).drop();
    await database.close();
  });
  const changed = async (pages: CountingBus['pages']) => {
    bus.pages = pages;
    await broadcast(auth, userChanged, { userId });
    await connection.nats.flush();
  };

  it('are asked for once, and again once the account has changed', async () => {
    await Promise.all([limits.of(userId), limits.of(userId)]);
    expect([await limits.of(userId), bus.asked]).toEqual([{ ...noLimits, campaigns: 3 }, 1]);
    await changed(1);
    expect([await limits.of(userId), bus.asked]).toEqual([{ ...noLimits, campaigns: 1 }, 2]);
  });

  it('refuse while they are not known, and are asked for again', async () => {
    await changed('unavailable');
    await expect(limits.of(userId)).rejects.toHaveCode('core.unavailable');
    bus.pages = null;
    expect((await limits.of(userId)).campaigns).toBeNull();
  });

  it('have room for one of two additions at the last free place', async () => {
    const ownerId = newId();
    const rows = database.db.collection<{ ownerId: string }>(database.nameOf('rows'));
    await rows.insertOne({ ownerId: 'other' });
    const add = (limit: number | null) =>
      database.transaction(async (session) => {
        const used = () => rows.countDocuments({ ownerId }, { session });
        await limits.requireRoom({ ownerId, kind: 'products', limit, used });
        await rows.insertOne({ ownerId }, { session });
      });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => add(2)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await add(null);
    expect(await rows.countDocuments({ ownerId })).toBe(3);
    await rows.drop();
  });
});
