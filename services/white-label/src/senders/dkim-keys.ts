import { Inject, Injectable } from '@nestjs/common';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { dkimKeys, requireFound } from '@linkyard/service-kit';
import { whiteLabels, type WhiteLabel } from '../white-labels/white-label.schema.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';
import { newDkimKey } from './dns-records/dkim-key.js';
import { SENDER_TEST_CONFIG, type SenderTestConfig } from './sender-test-config.js';

type DkimKey = NonNullable<WhiteLabel['dkim']>;

/** The key that signs the mails of a tenant: made when it is first needed, one for all of its processes. */
@Injectable()
export class DkimKeys {
  constructor(
    @InjectStored('white-label', whiteLabels) private readonly model: StoredModel<typeof whiteLabels>,
    private readonly records: WhiteLabelsRepository,
    @Inject(SENDER_TEST_CONFIG) private readonly config: Pick<SenderTestConfig, 'keys'>,
  ) {}

  /** No new `rev`: what the owner is editing at the same time is not outdated by it. */
  async of({ _id, userId, dkim }: Pick<WhiteLabel, '_id' | 'userId' | 'dkim'>): Promise<DkimKey> {
    if (dkim) return dkim;
    const { selector, privateKey, publicKey } = await newDkimKey();
    const privateKeyEnc = dkimKeys(this.config.keys).seal(_id, privateKey);
    await this.model
      .updateOne({ _id, userId, dkim: null }, { $set: { dkim: { selector, privateKeyEnc, publicKey } } })
      .exec();
    return requireFound((await this.records.findOne({ ownerId: userId, _id }))?.dkim ?? null);
  }
}
