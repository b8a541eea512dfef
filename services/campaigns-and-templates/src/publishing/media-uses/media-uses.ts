import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { templateMediaUsed } from '@linkyard/contracts';
import { InjectStored, isDuplicateKey, ServiceDatabase, type ClientSession, type StoredModel } from '@linkyard/mongo';
import { LOGGER, Outbox, type Logger } from '@linkyard/service-kit';
import { mediaUses } from './media-uses.schema.js';
import { ReadShownMedia, type ShownMedia } from './shown-media.js';

/** Coalescing window for frequent autosaves. */
const gatherMs = 300;

/**
 * Publishes which files a template shows, whenever that has changed. Checked after a change was written, without delaying
 * its reply; the reconciler finds changes lost in a crash.
 */
@Injectable()
export class MediaUses implements OnApplicationShutdown {
  private readonly waiting = new Set<string>();
  private readonly running = new Set<Promise<void>>();
  private readonly leaving = new AbortController();

  constructor(
    private readonly database: ServiceDatabase,
    private readonly shown: ReadShownMedia,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
    @InjectStored('campaigns-and-templates', mediaUses) private readonly uses: StoredModel<typeof mediaUses>,
  ) {}

  /** Schedules a check without delaying the request that changed the template. */
  later(templateId: string) {
    if (this.waiting.has(templateId)) return;
    this.waiting.add(templateId);
    const work = this.gathered(templateId).finally(() => this.running.delete(work));
    this.running.add(work);
  }

  /** When the transaction is over: until then nothing has changed. */
  after(session: ClientSession, templateIds: readonly string[]) {
    session.once('ended', () => templateIds.forEach((templateId) => this.later(templateId)));
  }

  async onApplicationShutdown() {
    this.leaving.abort();
    await this.settled();
  }

  /** Everything that was to be looked at has been. */
  async settled() {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private async gathered(templateId: string) {
    await wait(gatherMs, undefined, { signal: this.leaving.signal }).catch(() => undefined);
    // From here on a change is one that this look may miss.
    this.waiting.delete(templateId);
    try {
      await this.note(templateId);
    } catch (error) {
      this.logger.warn({ err: error, templateId }, 'the files of a template could not be noted; the net will do it');
    }
  }

  /** @returns whether there was a change to publish */
  async note(templateId: string): Promise<boolean> {
    for (;;) {
      // Read before the template: a concurrent publish then makes this one stale.
      const stored = await this.uses.findOne({ _id: templateId }).lean().exec();
      const shown = await this.shown.of(templateId);
      if (!shown || (!stored && shown.paths.length === 0)) return false;
      const fingerprint = fingerprintOf(shown);
      if (stored?.fingerprint === fingerprint) return false;
      if (await this.publish(templateId, shown, { fingerprint, version: (stored?.version ?? 0) + 1 })) return true;
    }
  }

  /** @returns false when a concurrent call has published in the meantime */
  private async publish(
    templateId: string,
    { userId, tenantId, title, paths }: ShownMedia,
    { fingerprint, version }: { fingerprint: string; version: number },
  ): Promise<boolean> {
    try {
      return await this.database.transaction(async (session) => {
        if (version === 1) await new this.uses({ _id: templateId, userId, version, fingerprint }).save();
        else {
          const before = { _id: templateId, version: version - 1 };
          const { matchedCount } = await this.uses.updateOne(before, { $set: { version, fingerprint } }).exec();
          if (matchedCount === 0) return false;
        }
        await this.outbox.add(templateMediaUsed, { templateId, userId, title, version, paths }, { session, tenantId });
        return true;
      });
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

/** A page without media is not published again for a new title. */
const fingerprintOf = ({ title, paths }: ShownMedia) =>
  createHash('sha256')
    .update(JSON.stringify(paths.length > 0 ? [title, ...paths] : []))
    .digest('hex')
    .slice(0, 32);
