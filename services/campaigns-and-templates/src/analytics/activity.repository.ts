import { Inject, Injectable } from '@nestjs/common';
import type { Activity } from '@linkyard/contracts';
import { ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import type { AnyBulkWriteOperation } from 'mongodb';
import { activityModel, rollupModel, visitorModel, type RollupDocument } from './activity.model.js';
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

@Injectable()
export class ActivityRepository {
  constructor(@Inject(ServiceDatabase) private readonly database: ServiceDatabase) {}

  /** Those that were not kept before, each once. */
  async unseen<One extends Activity>(activities: readonly One[], session: ClientSession): Promise<One[]> {
    const byId = new Map(activities.map((activity) => [activity.id, activity]));
    const seen = await this.database
      .collection(activityModel)
      .find({ _id: { $in: [...byId.keys()] } }, { session, projection: { _id: 1 } })
      .toArray();
    for (const { _id } of seen) byId.delete(_id);
    return [...byId.values()];
  }

  async keep(activities: readonly (Activity & { userId: string })[], session: ClientSession) {
    if (activities.length === 0) return;
    const rows = activities.map(({ id, at, ...activity }) => ({ ...activity, _id: id, at: new Date(at) }));
    await this.database.collection(activityModel).insertMany(rows, { session, ordered: false });
  }

  /** @returns campaign/date → how many of the visitors were new on that day */
  async countNewVisitors(
    visits: readonly { campaignId: string; date: string; visitorKey: string; at: Date }[],
    session: ClientSession,
  ): Promise<Map<string, number>> {
    const visitors = this.database.collection(visitorModel);
    const byId = new Map(visits.map((visit) => [`${visit.campaignId}/${visit.date}/${visit.visitorKey}`, visit]));
    const known = new Set(
      (await visitors.find({ _id: { $in: [...byId.keys()] } }, { session, projection: { _id: 1 } }).toArray()).map(
        ({ _id }) => _id,
      ),
    );
    const fresh = [...byId].filter(([_id]) => !known.has(_id));
    if (fresh.length > 0)
      await visitors.insertMany(
        fresh.map(([_id, { at }]) => ({ _id, at })),
        { session },
      );
    const counts = new Map<string, number>();
    for (const [, { campaignId, date }] of fresh)
      counts.set(`${campaignId}/${date}`, (counts.get(`${campaignId}/${date}`) ?? 0) + 1);
    return counts;
  }

  async apply(changes: readonly RollupChange[], session: ClientSession) {
    if (changes.length === 0) return;
    const ids = changes.map(({ _id }) => _id);
    const projection = { byReferrer: 1, byTarget: 1, byCountry: 1 };
    const rollups = this.database.collection(rollupModel);
    const known = await rollups.find({ _id: { $in: ids } }, { session, projection }).toArray();
    const operations: AnyBulkWriteOperation<RollupDocument>[] = boundFields(changes, known).map(
      ({ _id, userId, campaignId, sectionId, date, increments }) => ({
        updateOne: {
          filter: { _id },
          update: { $setOnInsert: { userId, campaignId, sectionId, date }, $inc: increments },
          upsert: true,
        },
      }),
    );
    await rollups.bulkWrite(operations, { session, ordered: false });
  }

  async rollups({ ownerId, from, to, campaignId, level }: RollupQuery): Promise<RollupDocument[]> {
    const where = {
      userId: ownerId,
      ...(campaignId ? { campaignId } : {}),
      sectionId: level === 'campaign' ? null : { $ne: null },
      date: { $gte: from, $lte: to },
    };
    return this.database.collection(rollupModel).find(where, { maxTimeMS: 4_000 }).limit(20_000).toArray();
  }
}
