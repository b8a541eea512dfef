import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ServiceDatabase, type Filter } from '@linkyard/mongo';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { campaignModel } from '../campaigns/campaign.model.js';
import { pageModel } from '../pages/page.model.js';
import { sectionModel } from '../sections/section.model.js';
import { templateModel } from '../templates/template.model.js';
import { MediaUses } from './media-uses.js';
import { mediaUsesNetModel } from './media-uses.model.js';

const everyMs = 5 * 60_000;
/** Not while everything else starts. */
const firstMs = 20_000;
/** A change is seen a little after the moment that stands in it, and clocks differ. */
const overlapMs = 60_000;
const batch = 500;

interface Changed {
  _id: string;
  templateId?: string;
  updatedAt: Date;
}

/**
 * Finds what changed while nobody noted it: a process was killed between a change and its note, or the change is older than the notes are.
 * Copies may look at once.
 */
@Injectable()
export class MediaUsesNet implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isLeaving = false;

  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(MediaUses) private readonly uses: MediaUses,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    this.timer = setTimeout(() => this.begin(), firstMs);
  }

  async onApplicationShutdown() {
    this.isLeaving = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private begin() {
    this.running = this.look()
      .catch((error: unknown) =>
        this.logger.warn({ err: error }, 'changes could not be looked through for the files they show'),
      )
      .finally(() => {
        if (!this.isLeaving) this.timer = setTimeout(() => this.begin(), everyMs);
      });
  }

  /** Everything that changed since the last look. */
  async look() {
    const since = new Date();
    const noted = new Set<string>();
    for (const { collection } of [templateModel, pageModel, sectionModel, campaignModel]) {
      await this.lookAt(collection, async (templateId, changedAt) => {
        // Noted in this look, and nothing has changed since it began.
        if (noted.has(templateId) && changedAt < since) return;
        noted.add(templateId);
        await this.uses.note(templateId);
      });
    }
  }

  private async lookAt(collection: string, note: (templateId: string, changedAt: Date) => Promise<void>) {
    const nets = this.database.collection(mediaUsesNetModel);
    const known = await nets.findOne({ _id: collection });
    let from = new Date((known?.until.getTime() ?? 0) - overlapMs);
    let last = '';
    while (!this.isLeaving) {
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
