import type { AnyJob } from '@linkyard/contracts';
import { dataSealer, type Sealer } from '@linkyard/crypto';
import { z } from 'zod';

const sealedSchema = z.strictObject({ sealed: z.string() });

/**
 * Job data as Redis holds it. What a job declares as secret is sealed: Redis, its files and its backups do not show it.
 * A secret that changes makes waiting jobs unreadable, so drain the queues before BUS_SECRET is replaced.
 */
export class JobDataSeal {
  private readonly sealer: Sealer | null;

  /** @param secret BUS_SECRET; without it, jobs with secrets can be neither queued nor done */
  constructor(secret: string | undefined) {
    this.sealer = secret === undefined ? null : dataSealer('queue.job-data', secret, undefined);
  }

  close({ name, hasSecrets }: AnyJob, data: unknown): unknown {
    return hasSecrets ? { sealed: this.required(name).seal(JSON.stringify(data), name) } : data;
  }

  /** @throws SealError when it was sealed with another secret */
  open({ name, hasSecrets }: AnyJob, stored: unknown): unknown {
    const sealed = sealedSchema.safeParse(stored);
    if (!hasSecrets || !sealed.success) return stored;
    return JSON.parse(this.required(name).open(sealed.data.sealed, name));
  }

  private required(job: string): Sealer {
    if (!this.sealer) throw new Error(`${job} has secrets: the queue needs a secret to seal them`);
    return this.sealer;
  }
}
