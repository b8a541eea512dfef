import { Injectable } from '@nestjs/common';
import { accountTransferred, type EventData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { runAcrossTenants } from '@linkyard/request-context';
import { OnEvent, transferRecords, type EventFacts } from '@linkyard/service-kit';
import { UsageRepository } from '../quota/usage.repository.js';
import { ShelvesRepository } from '../shelves/shelves.repository.js';
import { MediaRepository } from './media.repository.js';
import { mediaFiles } from './media.schema.js';

/** Hands the files of an account to another: their addresses stay, and they count for the new owner from then on, whatever their limit is. */
@Injectable()
export class TransferFilesHandler {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly media: MediaRepository,
    private readonly usage: UsageRepository,
    private readonly shelves: ShelvesRepository,
  ) {}

  @OnEvent(accountTransferred, { id: 'transfer-files', isRepeatable: true })
  async onAccountTransferred({ from, to }: EventData<typeof accountTransferred>, _facts: EventFacts): Promise<void> {
    await transferRecords(this.database, mediaFiles, { from, to });
    await runAcrossTenants('a person of a tenant hands over to one of the platform', async () => {
      await this.database.transaction(() => this.usage.handOver(from, to));
      const respelled = await this.database.transaction(() => this.shelves.handOver(from, to));
      for (const shelf of respelled) await this.media.respell(to, shelf);
    });
  }
}
