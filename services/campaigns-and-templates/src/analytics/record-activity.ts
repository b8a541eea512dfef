import { Injectable } from '@nestjs/common';
import { activityRecorded, type Activity, type EventData } from '@linkyard/contracts';
import { dayOf } from '@linkyard/languages';
import { ServiceDatabase } from '@linkyard/mongo';
import { OnEvent, UserContacts, type EventFacts } from '@linkyard/service-kit';
import { LRUCache } from 'lru-cache';
import { CampaignsRepository } from '../publishing/campaigns/campaigns.repository.js';
import { SectionsRepository } from '../authoring/sections/sections.repository.js';
import { ActivityRepository } from './activity.repository.js';
import { rollUp, type RollupChange } from './roll-up.js';

interface Owner {
  userId: string;
  templateId: string;
  timeZone: string;
}

/** Takes batches of beacons: keeps each, counts each once. */
@Injectable()
export class RecordActivity {
  private readonly zones = new LRUCache<string, string>({ max: 10_000, ttl: 5 * 60_000 });

  constructor(
    private readonly activity: ActivityRepository,
    private readonly campaigns: CampaignsRepository,
    private readonly sections: SectionsRepository,
    private readonly database: ServiceDatabase,
    private readonly contacts: UserContacts,
  ) {}

  /** What is kept is not counted again by a repeat. In turn: the batches of a page that is being visited all count on the same few records. */
  @OnEvent(activityRecorded, { id: 'record', oneAtATime: true, isRepeatable: true })
  async record({ activities }: EventData<typeof activityRecorded>, _facts: EventFacts) {
    const owners = await this.ownersOf(activities);
    await this.database.transaction(() => this.count(activities, owners));
  }

  private async count(activities: readonly Activity[], owners: ReadonlyMap<string, Owner>): Promise<void> {
    const wanted = await this.activity.unseen(activities.filter(({ campaignId }) => owners.has(campaignId)));
    const known = await this.ofOwnSections(wanted, owners);
    if (known.length === 0) return;
    await this.activity.keep(known);
    const changes = rollUp(known, owners);
    await this.addUniques(changes, known, owners);
    await this.activity.apply(changes);
    await this.countOnRecords(changes, known);
  }

  /** Campaigns that are there and count, with the zone their days are in. */
  private async ownersOf(activities: readonly Activity[]): Promise<Map<string, Owner>> {
    const campaigns = await this.campaigns.factsOf([...new Set(activities.map(({ campaignId }) => campaignId))]);
    const counted = campaigns.filter(({ analyticsEnabled }) => analyticsEnabled);
    const owners = await Promise.all(
      counted.map(async ({ _id, userId, templateId }) => {
        const timeZone = await this.zoneOf(userId);
        return [_id, { userId, templateId, timeZone }] as const;
      }),
    );
    return new Map(owners);
  }

  /** A beacon can name any section: only one of the campaign itself is counted. */
  private async ofOwnSections(activities: readonly Activity[], owners: ReadonlyMap<string, Owner>) {
    const named = activities.flatMap(({ sectionId }) => sectionId ?? []);
    const templates = await this.sections.templatesOf([...new Set(named)]);
    return activities.flatMap((activity) => {
      const owner = owners.get(activity.campaignId);
      if (!owner) return [];
      const isOwn = activity.sectionId !== null && templates.get(activity.sectionId) === owner.templateId;
      return [{ ...activity, userId: owner.userId, sectionId: isOwn ? activity.sectionId : null }];
    });
  }

  private async zoneOf(userId: string): Promise<string> {
    const held = this.zones.get(userId);
    if (held) return held;
    const contact = await this.contacts.find(userId);
    const zone = contact?.timeZone || 'UTC';
    this.zones.set(userId, zone);
    return zone;
  }

  private async addUniques(
    changes: RollupChange[],
    activities: readonly Activity[],
    owners: ReadonlyMap<string, Owner>,
  ) {
    const visits = activities
      .filter(({ kind, isBot }) => kind === 'view' && !isBot)
      .map(({ campaignId, visitorKey, at }) => ({
        campaignId,
        visitorKey,
        at: new Date(at),
        date: dayOf(new Date(at), owners.get(campaignId)?.timeZone ?? 'UTC'),
      }));
    const fresh = await this.activity.countNewVisitors(visits);
    for (const change of changes) {
      const count = change.sectionId === null ? fresh.get(`${change.campaignId}/${change.date}`) : undefined;
      if (count) change.increments['uniques'] = count;
    }
  }

  private async countOnRecords(changes: readonly RollupChange[], activities: readonly Activity[]) {
    const totals = new Map<
      string,
      { campaignId: string; views: number; uniques: number; clicks: number; lastViewAt: Date | null }
    >();
    for (const { campaignId, sectionId, increments } of changes) {
      if (sectionId !== null) continue;
      const total = totals.get(campaignId) ?? { campaignId, views: 0, uniques: 0, clicks: 0, lastViewAt: null };
      total.views += increments['views'] ?? 0;
      total.uniques += increments['uniques'] ?? 0;
      total.clicks += increments['clicks'] ?? 0;
      const last = activities.findLast(
        (activity) => activity.campaignId === campaignId && activity.kind === 'view' && !activity.isBot,
      );
      totals.set(campaignId, { ...total, lastViewAt: last ? new Date(last.at) : total.lastViewAt });
    }
    await this.campaigns.countActivity([...totals.values()]);
    const clicks = changes.flatMap(({ sectionId, increments }) =>
      sectionId ? [{ sectionId, count: increments['clicks'] ?? 0, at: new Date() }] : [],
    );
    await this.sections.countClicks(clicks);
  }
}
