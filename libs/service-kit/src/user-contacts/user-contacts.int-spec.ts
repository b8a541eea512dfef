import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUserContact, userChanged } from '@linkyard/contracts';
import { Bus } from '../bus/bus.js';
import { DomainError } from '../bus/domain-error.js';
import { BusConnection } from '../bus/nats-connection.js';
import { broadcast } from '../bus/signals.js';
import { backing } from '../testing/backing.js';
import { UserContacts } from './user-contacts.js';

const env = backing();
const userId = '665f00000000000000000001';

/** Answers as auth does, without the way there. */
class CountingBus extends Bus {
  asked = 0;
  constructor(
    connection: BusConnection,
    private readonly nameOf: () => string | null,
  ) {
    super(connection, env.BUS_SECRET);
  }

  override async request(): Promise<never> {
    this.asked += 1;
    const name = this.nameOf();
    if (name === 'unavailable') throw new DomainError('core.unavailable');
    const user = { userId, name, email: `${name}@people.example`, emailVerified: true, locale: 'en', timeZone: 'UTC' };
    const account = { tenantId: null, status: 1, state: 'active', notificationPrefs: {} };
    const reply: unknown = getUserContact.reply.parse({ contact: name === null ? null : { ...user, ...account } });
    return reply as never;
  }
}

describe('the contact of a user', () => {
  let name: string | null = 'Ana';
  let auth: BusConnection;
  let connections: BusConnection[] = [];
  let buses: CountingBus[] = [];
  let processes: UserContacts[] = [];
  beforeAll(async () => {
    auth = await BusConnection.open(env.NATS_URL, 'auth');
    connections = await Promise.all(['one', 'other'].map((process) => BusConnection.open(env.NATS_URL, process)));
    buses = connections.map((connection) => new CountingBus(connection, () => name));
    processes = buses.map((bus) => new UserContacts(bus));
    for (const contacts of processes) contacts.start();
    await settled();
  });
  afterAll(() => Promise.all([auth, ...connections].map((connection) => connection.close())));

  const settled = () => Promise.all(connections.map(({ nats }) => nats.flush()));
  const change = async (to: string | null) => {
    name = to;
    await broadcast(auth, userChanged, { userId });
    await settled();
  };
  const namesIn = () => Promise.all(processes.map(async (contacts) => (await contacts.find(userId))?.name ?? null));
  const asked = () => buses.reduce((sum, bus) => sum + bus.asked, 0);

  it('is asked for once in each process, also by handlers that run at the same time', async () => {
    await Promise.all([namesIn(), namesIn()]);
    await namesIn();
    expect(asked()).toBe(2);
  });

  it('is the new one in every process once the user has changed', async () => {
    expect(await namesIn()).toEqual(['Ana', 'Ana']);
    await change('Anna');
    expect(await namesIn()).toEqual(['Anna', 'Anna']);
  });

  it('is asked for again after there was no answer, and after there was no such account', async () => {
    await change('unavailable');
    await expect(namesIn()).rejects.toHaveCode('core.unavailable');
    name = null;
    expect(await namesIn()).toEqual([null, null]);
    name = 'Ana';
    expect(await namesIn()).toEqual(['Ana', 'Ana']);
  });
});
