import { Inject, Injectable } from '@nestjs/common';
import { ServiceDatabase, type Filter } from '@linkyard/mongo';
import { RecurringJob } from '@linkyard/service-kit';
import { campaignModel } from '../campaigns/campaign.model.js';
import { pageModel } from '../../authoring/pages/page.model.js';
import { sectionModel } from '../../authoring/sections/section.model.js';
import { templateModel } from '../../authoring/templates/template.model.js';
import { MediaUses } from './media-uses.js';
import { mediaUsesReconciliationModel } from './media-uses.model.js';

/** A change becomes visible a little after its timestamp, and clocks differ. */
const overlapMs = 60_000;
const batch = 500;

interface Changed {
  _id: string;
  templateId?: string;
  updatedAt: Date;
}

/** Records the media references of templates that changed without recording them: the process crashed in between, or the change is older than the records. */
@Injectable()
export class MediaReferenceReconciler extends RecurringJob {
  readonly id = 'media-reference-reconciler';
  readonly everyMs = 5 * 60_000;

  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(MediaUses) private readonly uses: MediaUses,
  ) {
    super();
  }

  /** Processes everything that changed since the last run. */
  async run(leaving?: AbortSignal) {
    const since = new Date();
    const noted = new Set<string>();
    for (const { collection } of [templateModel, pageModel, sectionModel, campaignModel]) {
      await this.reconcile(collection, leaving, async (templateId, changedAt) => {
        // Recorded in this run, and not changed since it began.
        if (noted.has(templateId) && changedAt < since) return;
        noted.add(templateId);
        await this.uses.note(templateId);
      });
    }
  }

  private async reconcile(
    collection: string,
    leaving: AbortSignal | undefined,
    note: (templateId: string, changedAt: Date) => Promise<void>,
  ) {
    const nets = this.database.collection(mediaUsesReconciliationModel);
    const known = await nets.findOne({ _id: collection });
    let from = new Date((known?.until.getTime() ?? 0) - overlapMs);
    let last = '';
    while (!leaving?.aborted) {
      const changed = await this.changedSince(collection, from, last);
      for (const { _id, templateId, updatedAt } of changed) await note(templateId ?? _id, updatedAt);
      const newest = changed.at(-1);
      if (newest) {
        ({ updatedAt: from, _id: last } = newest);
        await nets.updateOne({ _id: collection }, { $max: { until: from } }, { upsert: true });
      }
      if (changed.length < batch) return;
    }
  }

  private async changedSince(collection: string, updatedAt: Date, _id: string): Promise<Changed[]> {
    const behind: Filter<Changed> = { $or: [{ updatedAt: { $gt: updatedAt } }, { updatedAt, _id: { $gt: _id } }] };
    return this.database.db
      .collection<Changed>(this.database.nameOf(collection))
      .find(behind, { projection: { templateId: 1, updatedAt: 1 }, maxTimeMS: 4_000 })
      .sort({ updatedAt: 1, _id: 1 })
      .limit(batch)
      .toArray();
  }
}
