import { Injectable } from '@nestjs/common';
import {
  InjectStored,
  ServiceDatabase,
  trusted,
  type DuePage,
  type StoredCollection,
  type StoredModel,
} from '@linkyard/mongo';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { campaigns } from '../campaigns/campaign.schema.js';
import { pages } from '../../authoring/pages/page.schema.js';
import { sections } from '../../authoring/sections/section.schema.js';
import { templates } from '../../authoring/templates/template.schema.js';
import { MediaUses } from './media-uses.js';
import { mediaUsesReconciliations } from './media-uses.schema.js';

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
    private readonly database: ServiceDatabase,
    private readonly uses: MediaUses,
    @InjectStored('campaigns-and-templates', mediaUsesReconciliations)
    private readonly nets: StoredModel<typeof mediaUsesReconciliations>,
    private readonly due: DueRows,
  ) {
    super();
  }

  /** Processes everything that changed since the last run. */
  async run(leaving: AbortSignal = new AbortController().signal) {
    const since = new Date();
    const noted = new Set<string>();
    for (const stored of [templates, pages, sections, campaigns]) {
      await this.reconcile(stored, leaving, async (templateId, changedAt) => {
        // Recorded in this run, and not changed since it began.
        if (noted.has(templateId) && changedAt < since) return;
        noted.add(templateId);
        await this.uses.note(templateId);
      });
    }
  }

  private async reconcile(
    stored: StoredCollection<Changed>,
    signal: AbortSignal,
    note: (templateId: string, changedAt: Date) => Promise<void>,
  ) {
    const { collection } = stored;
    const known = await this.nets.findOne({ _id: collection }).lean().exec();
    let from = new Date((known?.until.getTime() ?? 0) - overlapMs);
    let last = '';
    const work = {
      ...{ job: `${this.id}:${collection}`, signal, now: new Date(), limit: batch },
      process: ({ _id, templateId, updatedAt }: Changed) => note(templateId ?? _id, updatedAt),
    };
    await this.due.forEachDue({ ...work, find: ({ again }) => this.ofIds(stored, again) });
    while (!signal.aborted) {
      const changed = await this.changedSince(stored, from, last);
      const find = async ({ except }: DuePage) => changed.filter(({ _id }) => !except.includes(_id));
      await this.due.forEachDue({ ...work, find });
      const newest = changed.at(-1);
      if (newest) {
        ({ updatedAt: from, _id: last } = newest);
        await this.nets.updateOne({ _id: collection }, { $max: { until: from } }, { upsert: true }).exec();
      }
      if (changed.length < batch) return;
    }
  }

  private async ofIds(stored: StoredCollection<Changed>, ids: readonly string[]): Promise<Changed[]> {
    if (ids.length === 0) return [];
    const options = { maxTimeMS: 4_000, acrossOwners: 'the changes of all owners are reconciled' };
    return this.database
      .model(stored)
      .find({ _id: trusted({ $in: [...ids] }) }, { templateId: 1, updatedAt: 1 }, options)
      .lean<Changed[]>()
      .exec();
  }

  private async changedSince(stored: StoredCollection<Changed>, updatedAt: Date, _id: string): Promise<Changed[]> {
    const later = { updatedAt: trusted({ $gt: updatedAt }) };
    const behind = { $or: [later, { updatedAt, _id: trusted({ $gt: _id }) }] };
    const acrossOwners = 'the changes of all owners are reconciled';
    const part = { sort: { updatedAt: 1, _id: 1 } as const, limit: batch, maxTimeMS: 4_000, acrossOwners };
    const wanted = { templateId: 1, updatedAt: 1 };
    return this.database.model(stored).find(behind, wanted, part).lean<Changed[]>().exec();
  }
}
