import { Inject, Injectable } from '@nestjs/common';
import { RecurringJob } from '@linkyard/service-kit';
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
    @Inject(ProductImportsRepository) private readonly stored: ProductImportsRepository,
    @Inject(ProductImports) private readonly imports: ProductImports,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    const before = (ms: number) => new Date(now.getTime() - ms);
    for (const stalled of await this.stored.stalled(before(askAgainMs), perRun)) {
      if (signal.aborted) return;
      if (stalled.updatedAt > before(giveUpMs)) await this.imports.enqueue(stalled);
      else {
        const { _id: importId, userId: ownerId, run } = stalled;
        await this.imports.finish({ importId, ownerId, run, failure: 'broken_off' });
      }
    }
  }
}
