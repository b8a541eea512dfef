import { Injectable } from '@nestjs/common';
import type { Activity } from '@linkyard/contracts';
import { InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import { activity, rollups, visitors, type RollupDocument } from './activity.schema.js';
import { boundFields } from './bounded-fields.js';
import type { RollupChange } from './roll-up.js';

export interface RollupQuery {
  ownerId: string;
  from: string;
  to: string;
  campaignId?: string;
  /** `campaign`: the totals of campaigns; `section`: those of their sections. */
  level: 'campaign' | 'section';
}

const service = 'campaigns-and-templates';
/** Of several rows each is written on its own; one that the schema refuses fails the whole. */
const each = { ordered: false, throwOnValidationError: true } as const;

/** Its writes belong into the transaction of the batch that they count. */
@Injectable()
export class ActivityRepository {
  constructor(
    @InjectStored(service, activity) private readonly kept: StoredModel<typeof activity>,
    @InjectStored(service, visitors) private readonly seen: StoredModel<typeof visitors>,
    @InjectStored(service, rollups) private readonly daily: StoredModel<typeof rollups>,
  ) {}

  /** Those that were not kept before, each once. */
  async unseen<One extends Activity>(activities: readonly One[]): Promise<One[]> {
    const byId = new Map(activities.map((one) => [one.id, one]));
    const seen = await this.kept
      .find({ _id: trusted({ $in: [...byId.keys()] }) }, { _id: 1 })
      .lean<{ _id: string }[]>()
      .exec();
    for (const { _id } of seen) byId.delete(_id);
    return [...byId.values()];
  }

  async keep(activities: readonly (Activity & { userId: string })[]) {
    if (activities.length === 0) return;
    const rows = activities.map(({ id, at, ...about }) => ({ ...about, _id: id, at: new Date(at) }));
    await this.kept.insertMany(rows, each);
  }

  /** @returns campaign/date → how many of the visitors were new on that day */
  async countNewVisitors(
    visits: readonly { campaignId: string; date: string; visitorKey: string; at: Date }[],
  ): Promise<Map<string, number>> {
    const byId = new Map(visits.map((visit) => [`${visit.campaignId}/${visit.date}/${visit.visitorKey}`, visit]));
    const rows = await this.seen
      .find({ _id: trusted({ $in: [...byId.keys()] }) }, { _id: 1 })
      .lean<{ _id: string }[]>()
      .exec();
    const known = new Set(rows.map(({ _id }) => _id));
    const fresh = [...byId].filter(([_id]) => !known.has(_id));
    if (fresh.length > 0) await this.seen.insertMany(fresh.map(([_id, { at }]) => ({ _id, at })));
    const counts = new Map<string, number>();
    for (const [, { campaignId, date }] of fresh)
      counts.set(`${campaignId}/${date}`, (counts.get(`${campaignId}/${date}`) ?? 0) + 1);
    return counts;
  }

  async apply(changes: readonly RollupChange[]) {
    if (changes.length === 0) return;
    const ids = changes.map(({ _id }) => _id);
    const known = await this.daily
      .find({ _id: trusted({ $in: ids }) }, { byReferrer: 1, byTarget: 1, byCountry: 1 })
      .lean<RollupDocument[]>()
      .exec();
    const operations = boundFields(changes, known).map(({ _id, userId, campaignId, sectionId, date, increments }) => ({
      updateOne: {
        filter: { _id },
        update: { $setOnInsert: { userId, campaignId, sectionId, date }, $inc: increments },
        upsert: true,
      },
    }));
    await this.daily.bulkWrite(operations, each);
  }

  async rollups({ ownerId, from, to, campaignId, level }: RollupQuery): Promise<RollupDocument[]> {
    const where = {
      userId: ownerId,
      ...(campaignId ? { campaignId } : {}),
      sectionId: level === 'campaign' ? null : trusted({ $ne: null }),
      date: trusted({ $gte: from, $lte: to }),
    };
    return this.daily.find(where, null, { maxTimeMS: 4_000, limit: 20_000 }).lean<RollupDocument[]>().exec();
  }
}
