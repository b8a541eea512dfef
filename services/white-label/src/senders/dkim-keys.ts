import { Inject, Injectable } from '@nestjs/common';
import { InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import { dkimKeys, DomainError, requireFound } from '@linkyard/service-kit';
import { whiteLabels, type WhiteLabel } from '../white-labels/white-label.schema.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';
import { newDkimKey } from './dns-records/dkim-key.js';
import { SENDER_TEST_CONFIG, type SenderTestConfig } from './sender-test-config.js';

type DkimKey = NonNullable<WhiteLabel['dkim']>;
type Owned = Pick<WhiteLabel, '_id' | 'userId'>;
/** A record that was written before keys were renewed has no such fields. */
type Keyed = Pick<WhiteLabel, 'dkim'> & Partial<Pick<WhiteLabel, 'dkimNext' | 'dkimFormer'>>;

/** Receivers look a key up when a mail arrives, which is days after it was signed where their server was away. */
const formerForMs = 7 * 24 * 3_600_000;

/**
 * The keys that sign the mails of a tenant, one set for all of its processes: `dkim` signs; `dkimNext` takes its place once its record is
 * seen; the records of `dkimFormer` stay for mails under way. No step gives a new `rev`: what the owner is editing at the same time is not
 * outdated by it.
 */
@Injectable()
export class DkimKeys {
  constructor(
    @InjectStored('white-label', whiteLabels) private readonly model: StoredModel<typeof whiteLabels>,
    private readonly records: WhiteLabelsRepository,
    @Inject(SENDER_TEST_CONFIG) private readonly config: Pick<SenderTestConfig, 'keys'>,
  ) {}

  /** The key that signs, made when it is first needed. */
  async of({ _id, userId, dkim }: Owned & Keyed): Promise<DkimKey> {
    if (dkim) return dkim;
    const key = await this.newKey(_id, []);
    await this.model.updateOne({ _id, userId, dkim: null }, { $set: { dkim: key } }).exec();
    return requireFound((await this.stored({ _id, userId }))?.dkim ?? null);
  }

  /**
   * Makes the key that signs next, unless there is one.
   * @throws DomainError core.not_found; white-label.smtp_missing without a sender
   */
  async renew(ownerId: string, now = new Date()): Promise<void> {
    const record = requireFound(await this.records.ofOwner(ownerId));
    if (record.smtp.email === '') throw new DomainError('white-label.smtp_missing');
    const { selector } = await this.of(record);
    if (nextKeyOf(record)) return;
    const { _id, userId } = record;
    const dkimNext = await this.newKey(_id, [selector, ...formerKeysOf(record, now).map((key) => key.selector)], now);
    await this.model
      .updateOne({ _id, userId, 'dkim.selector': selector, dkimNext: null }, { $set: { dkimNext } })
      .exec();
  }

  /** Signs with the next key from now on. Of several that see its record at once, one does it. @returns the record after it */
  async adoptNext(record: WhiteLabel, now = new Date()): Promise<WhiteLabel> {
    const { _id, userId, dkim } = record;
    const next = nextKeyOf(record);
    if (!dkim || !next) return record;
    const former = { selector: dkim.selector, until: new Date(now.getTime() + formerForMs) };
    await this.model
      .updateOne(
        { _id, userId, 'dkim.selector': dkim.selector, 'dkimNext.selector': next.selector },
        { $set: { dkim: next, dkimNext: null }, $push: { dkimFormer: former } },
      )
      .exec();
    return requireFound(await this.stored(record));
  }

  /** Forgets former keys whose mails have arrived by now. */
  async dropFormer({ _id, userId, dkimFormer = [] }: Owned & Keyed, now = new Date()): Promise<void> {
    const kept = formerKeysOf({ dkim: null, dkimFormer }, now);
    if (kept.length === dkimFormer.length) return;
    // One that came in the meantime stays: the next look drops the others.
    const unchanged = { dkimFormer: trusted({ $size: dkimFormer.length }) };
    await this.model.updateOne({ _id, userId, ...unchanged }, { $set: { dkimFormer: kept } }).exec();
  }

  private stored({ _id, userId }: Owned): Promise<WhiteLabel | null> {
    return this.records.findOne({ ownerId: userId, _id });
  }

  private async newKey(tenantId: string, taken: readonly string[], now = new Date()): Promise<DkimKey> {
    const { selector, privateKey, publicKey } = await newDkimKey(taken, now);
    return { selector, privateKeyEnc: dkimKeys(this.config.keys).seal(tenantId, privateKey), publicKey };
  }
}

export const nextKeyOf = ({ dkimNext }: Keyed): DkimKey | null => dkimNext ?? null;

export const formerKeysOf = ({ dkimFormer }: Keyed, now: Date): WhiteLabel['dkimFormer'] =>
  (dkimFormer ?? []).filter(({ until }) => until > now);
