import { Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import type { ProductImport } from './product-import.schema.js';
import { ProductImportsRepository } from './product-imports.repository.js';
import { ProductImports } from './product-imports.service.js';

const perRun = 100;
const askAgainMs = 2 * 60_000;
const giveUpMs = 60 * 60_000;

/** An import whose job was lost gets it again; one that nothing happens to ends, so that its seller can begin another. */
@Injectable()
export class StalledImportsJob extends RecurringJob {
  readonly id = 'stalled-product-imports';
  readonly everyMs = 60_000;

  constructor(
    private readonly stored: ProductImportsRepository,
    private readonly imports: ProductImports,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, limit: perRun },
      find: (page) => this.stored.stalled(new Date(now.getTime() - askAgainMs), page),
      process: (stalled) => this.resume(stalled, now),
    });
  }

  private async resume(stalled: ProductImport, now: Date): Promise<void> {
    const { _id: importId, userId: ownerId, run, updatedAt } = stalled;
    if (updatedAt.getTime() > now.getTime() - giveUpMs) await this.imports.enqueue(stalled);
    else await this.imports.finish({ importId, ownerId, run, failure: 'broken_off' });
  }
}
