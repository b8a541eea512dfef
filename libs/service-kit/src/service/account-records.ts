import { Inject, Injectable, type Provider } from '@nestjs/common';
import { accountTransferred, userDeleted, type EventData } from '@linkyard/contracts';
import { ServiceDatabase, type DeclaredCollection } from '@linkyard/mongo';
import { deleteInChunks } from '../erasure/delete-in-chunks.js';
import { OnEvent, type EventFacts } from '../events/on-event.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { collectionOf, transferRecords, type Transferred } from './account-transfer.js';

interface AccountCollections {
  erased: readonly DeclaredCollection<unknown>[];
  exported: readonly DeclaredCollection<unknown>[];
  /** Go to the reseller with a transferred account; what is erased with an account and not among them is erased with a transferred one too. */
  transferred: readonly Transferred[];
}
const COLLECTIONS = Symbol('linkyard:account-collections');

interface OwnedRow {
  _id: string;
  userId: string;
  deletedAt: Date | null;
}

/** What a service's capabilities keep of one account. @source quality 3 "Deletion and privacy" */
@Injectable()
export class AccountRecords {
  constructor(
    private readonly database: ServiceDatabase,
    @Inject(COLLECTIONS) private readonly collections: AccountCollections,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** In chunks that stay: a large account is erased without one long transaction, and a failed try is resumed. */
  @OnEvent(userDeleted, { id: 'erase-account-records', isRepeatable: true })
  async eraseAccount({ userId }: EventData<typeof userDeleted>, _facts: EventFacts): Promise<void> {
    for (const model of this.collections.erased) await deleteInChunks(this.database, model, { userId });
  }

  /** What goes to the reseller first, then what is erased: a repeated run does the rest. */
  @OnEvent(accountTransferred, { id: 'transfer-account-records', isRepeatable: true })
  async transferAccount({ from, to }: EventData<typeof accountTransferred>, _facts: EventFacts): Promise<void> {
    const handedOver = new Set(this.collections.transferred.map((one) => collectionOf(one).collection));
    for (const transferred of this.collections.transferred) {
      if ('apart' in transferred) continue;
      const count = await transferRecords(this.database, transferred, { from, to });
      const { collection } = collectionOf(transferred);
      if (count.conflicts > 0)
        this.logger.warn({ from, to, collection, ...count }, 'the new owner had the same records');
    }
    const erased = this.collections.erased.filter(({ collection }) => !handedOver.has(collection));
    for (const model of erased) await deleteInChunks(this.database, model, { userId: from });
  }

  /** Every exported record of the account, collection by collection, in the order of their ids. */
  async *exported(userId: string): AsyncGenerator<{ collection: string; record: OwnedRow }> {
    for (const { collection } of this.collections.exported)
      for await (const record of this.rows(collection).find({ userId, deletedAt: null }).sort({ _id: 1 }))
        yield { collection, record };
  }

  private rows(collection: string) {
    return this.database.db.collection<OwnedRow>(this.database.nameOf(collection));
  }
}

export const accountRecords = (collections: AccountCollections): Provider[] => [
  AccountRecords,
  { provide: COLLECTIONS, useValue: collections },
];
