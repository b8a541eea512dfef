import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyCommand, AnyJob, Ctx, ReplyOf, RequestInput } from '@linkyard/contracts';
import { refuseInTransaction } from '@linkyard/mongo';
import type { ServiceDatabase } from '@linkyard/mongo';
import { JobQueue } from '@linkyard/queue';
import { Bus, DomainError } from '@linkyard/service-kit';
import { creator, ServiceUnderTest } from '@linkyard/service-kit/testing';
import { objectStoreFrom, type ObjectStore } from '@linkyard/storage';
import { mediaService } from '../media.module.js';

export { creator };

const { S3_ENDPOINT = '' } = process.env;

/** The disk, unless a suite says that it runs on S3; then a bucket of its own. */
const storeOf = () =>
  process.env['MEDIA_SPEC_STORE'] === 's3'
    ? { S3_ENDPOINT, S3_BUCKET: `media-${randomUUID().slice(0, 13)}` }
    : { S3_ENDPOINT: '' };

/** The media service over a real database and a real folder of its own, called the way the bus calls it. */
export class MediaHarness extends ServiceUnderTest {
  /** What was given to workers. */
  readonly jobs: { name: string; data: unknown }[] = [];
  /** What other services answer, by subject; one that is not here is away. */
  readonly others = new Map<string, (payload: unknown) => unknown>();
  private readonly askOthers = async ({ subject }: AnyCommand, payload: unknown) => {
    refuseInTransaction(subject);
    const answer = this.others.get(subject);
    if (!answer) throw new DomainError('core.unavailable');
    return answer(payload);
  };

  private constructor(
    database: ServiceDatabase,
    readonly folder: string,
    readonly store: ObjectStore,
  ) {
    super(database);
  }

  static async start(env: Record<string, string> = {}): Promise<MediaHarness> {
    const folder = await mkdtemp(join(tmpdir(), 'linkyard-media-'));
    Object.assign(process.env, { MEDIA_SIGNING_KEY: 'm'.repeat(40), STORAGE_DIR: folder, ...storeOf(), ...env });
    const harness = new MediaHarness(await this.open(mediaService), folder, await objectStoreFrom(process.env));
    await harness.build(mediaService.module, [
      { provide: JobQueue, useValue: { enqueue: harness.enqueue.bind(harness) } },
      { provide: Bus, useValue: { request: harness.askOthers } },
    ]);
    return harness;
  }

  private async enqueue(job: AnyJob, data: unknown) {
    refuseInTransaction(job.name);
    this.jobs.push({ name: job.name, data });
  }

  /** As a new creator by default. */
  override call<C extends AnyCommand>(command: C, payload: RequestInput<C>, ctx: Ctx = creator()): Promise<ReplyOf<C>> {
    return super.call(command, payload, ctx);
  }

  /** Puts bytes where the gateway puts them, and says of them what the client would. */
  async incoming(bytes: Buffer, originalName = 'photo.png', mime = 'image/png') {
    const tempKey = `incoming/${randomUUID()}`;
    await this.store.put(tempKey, bytes, { contentType: 'application/octet-stream' });
    return { tempKey, originalName, size: Math.max(bytes.length, 1), mime };
  }

  /** Every key there is. */
  async keys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of this.store.list('')) keys.push(key);
    return keys;
  }

  override async stop() {
    await super.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
