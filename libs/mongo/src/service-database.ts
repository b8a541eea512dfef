import {
  MongoClient,
  ReadConcern,
  WriteConcern,
  type ClientSession,
  type Collection,
  type Db,
  type Document,
} from 'mongodb';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Model } from 'mongoose';
import { DatabaseUnavailable, isDatabaseUnavailable } from './database-unavailable.js';
import { requireTimeLeft } from './deadline.js';
import type { DeclaredCollection } from './declared-collection.js';
import { currentSession, odm, withSession } from './mongoose/odm.js';
import type { StoredCollection } from './mongoose/stored-collection.js';
import { Reach } from './reach.js';

interface Held {
  client: MongoClient;
  /** Parent of the connections of all services; shares the client. */
  root: Connection;
  reach: Reach;
  users: number;
  ready: Promise<void>;
}
const clients = new Map<string, Held>();

/** Shorter than a caller waits, so that "not available" is said and not "too late". @source quality R05 */
const selectionMs = 1_000;
/** How long a transaction may go on trying while no server takes writes. */
const awayMs = 3_000;
/** How long a process that starts waits for its database. */
const connectMs = 15_000;

/** What waits for the commit of a running transaction. */
const effects = new WeakMap<ClientSession, (() => void)[]>();

/** Runs the work once the session's transaction has committed; never when it is aborted, or not known to have committed. */
export function afterCommit(session: ClientSession, work: () => void): void {
  effects.get(session)?.push(work);
}

const transactionOptions = {
  readConcern: new ReadConcern('snapshot'),
  writeConcern: new WriteConcern('majority', 5_000, true),
  maxCommitTimeMS: 5_000,
};

/** One client per process and address, whatever number of services share it. */
async function acquire(uri: string): Promise<Held> {
  const known = clients.get(uri);
  if (known) {
    known.users += 1;
    await known.ready;
    return known;
  }
  const client = new MongoClient(uri, {
    // More than the commands that services let work at the same time (ADR 0031).
    maxPoolSize: 100,
    serverSelectionTimeoutMS: selectionMs,
    connectTimeoutMS: 3_000,
    socketTimeoutMS: 15_000,
    waitQueueTimeoutMS: 3_000,
    heartbeatFrequencyMS: 2_000,
    minHeartbeatFrequencyMS: 500,
    ignoreUndefined: true,
    writeConcern: new WriteConcern('majority', 5_000, true),
  });
  // Each service's mongoose connection listens on the one client.
  client.setMaxListeners(0);
  const root = odm.createConnection();
  const ready = connected(client).then(() => void root.setClient(client));
  const held = { client, root, reach: new Reach(client), users: 1, ready };
  clients.set(uri, held);
  try {
    await ready;
  } catch (error) {
    clients.delete(uri);
    throw error;
  }
  return held;
}

/** @throws the driver's own error when the database is still not there after 15 s */
async function connected(client: MongoClient) {
  for (const until = Date.now() + connectMs; ; await wait(200)) {
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > until) throw error;
    }
  }
}

/** The collections of one service, and of no other. */
export class ServiceDatabase {
  private constructor(
    readonly service: string,
    private readonly uri: string,
    private readonly held: Held,
    readonly db: Db,
    /** Models of this service are compiled on it, and on no other: two services may each have a model of the same name. */
    readonly connection: Connection,
  ) {}

  static async open(service: string, uri: string): Promise<ServiceDatabase> {
    const held = await acquire(uri);
    const db = held.client.db();
    // Never per request: the parent keeps every connection made this way.
    return new ServiceDatabase(service, uri, held, db, held.root.useDb(db.databaseName, { useCache: false }));
  }

  /** The collection itself, which no schema guards: for migrations, specs, and repositories where a measurement asks for it. */
  collection<Doc extends Document>({ collection }: DeclaredCollection<Doc>): Collection<Doc> {
    return this.db.collection<Doc>(this.nameOf(collection));
  }

  /** The model of a collection, for a process without Nest modules. */
  model<Doc>({ name, schema, collection }: StoredCollection<Doc>): Model<Doc> {
    return this.connection.models[name] ?? this.connection.model<Doc>(name, schema, this.nameOf(collection));
  }

  nameOf(collection: string) {
    return `${this.service}.${collection}`;
  }

  /**
   * Runs the work in one transaction, again when MongoDB reports a transient error: the driver waits longer and a random time before each try.
   * A change and its outbox row are written together here. Models join the transaction automatically; collections take the session.
   * Writes follow one another: two at once as the first of a transaction fail.
   * @throws Error inside another transaction, which would not undo what this one has written
   * @throws DeadlineExceeded when the caller of the running command has stopped waiting before a try or before its commit
   * @throws DatabaseUnavailable after 3 s without a server that takes writes; only a commit that was under way then may still come true
   */
  async transaction<Result>(work: (session: ClientSession) => Promise<Result>): Promise<Result> {
    if (currentSession()) throw new Error('A transaction inside a transaction: pass the work to the outer one');
    let isGivenUp = false;
    const expected = () => {
      // The caller has been refused: a late try must not succeed behind their back.
      if (isGivenUp) throw new DatabaseUnavailable('The caller no longer waits');
      requireTimeLeft();
    };
    const run = async () => {
      const session = this.held.client.startSession();
      try {
        const result = await session.withTransaction(async () => {
          expected();
          effects.set(session, []);
          const done = await withSession(session, () => work(session));
          expected();
          return done;
        }, transactionOptions);
        for (const effect of effects.get(session) ?? []) effect();
        return result;
      } finally {
        await session.endSession();
      }
    };
    try {
      return await this.held.reach.within(awayMs, run);
    } finally {
      isGivenUp = true;
    }
  }

  async ping() {
    await this.db.command({ ping: 1 });
  }

  async close() {
    const held = clients.get(this.uri);
    if (!held) return;
    held.users -= 1;
    if (held.users > 0) return;
    clients.delete(this.uri);
    await held.root.destroy();
  }
}
