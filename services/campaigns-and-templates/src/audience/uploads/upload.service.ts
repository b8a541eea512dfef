import { Inject, Injectable } from '@nestjs/common';
import {
  dropVisitorFile,
  storeVisitorFile,
  submitUpload,
  visitorFilesKept,
  type Ctx,
  type ReplyOf,
  type RequestOf,
} from '@linkyard/contracts';
import type { ClientSession } from '@linkyard/mongo';
import { Bus, DomainError, LOGGER, Outbox, type Logger, fieldRefusal } from '@linkyard/service-kit';
import { z } from 'zod';
import { LeadIntake } from '../leads/lead-intake.js';
import { PublishedForms, settingsOf, type FormPlace } from '../leads/published-forms.js';
import { VisitorWrites } from '../leads/visitor-writes.js';

type Upload = RequestOf<typeof submitUpload>;
type Thanks = ReplyOf<typeof submitUpload>;
type Stored = ReplyOf<typeof storeVisitorFile>;

const fullLibrary: readonly string[] = ['core.limit_reached', 'media.quota_reached'];

/** What of the block's saved data decides about an upload. */
const settingsSchema = z.object({
  title: z.string(),
  isname: z.boolean(),
  isemail: z.boolean(),
  ismessage: z.boolean(),
  ttext: z.string(),
});
type Settings = z.output<typeof settingsSchema>;

/**
 * Accepts visitors' files. The file is stored first, unreferenced; the lead, and the event by which the file is kept, are one transaction.
 * A failure in between leaves a file that is deleted immediately or by the daily sweep.
 * @source models.md 5 "Upload block", quality R19
 */
@Injectable()
export class UploadService {
  constructor(
    private readonly writes: VisitorWrites,
    private readonly forms: PublishedForms,
    private readonly intake: LeadIntake,
    private readonly bus: Bus,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws forms.closed, core.invalid_input by field, core.idempotency_mismatch, forms.file_not_taken, what the file is refused for */
  async upload(ctx: Ctx, request: Upload): Promise<Thanks> {
    const place = await this.forms.find(request);
    const settings = settingsOf(place, 'upload', settingsSchema);
    check(settings, request);
    const { sectionId, idempotencyKey: key, campaignId, pageId, name, email, message, file } = request;
    const content = [campaignId, pageId, name, email, message, file.originalName, file.size];
    const write = { sectionId, key, content, reply: submitUpload.reply };
    const first = await this.writes.answered(write);
    if (first) return first;
    // A machine's file is not worth its room; its text is kept as spam like any other.
    const stored = request.website_url ? null : await this.keep(ctx, place, request);
    const thanks = { text: settings.ttext };
    const reply = await this.writes.once(write, async (session) => {
      await this.store(ctx, { request, place, settings, stored }, session);
      return thanks;
    });
    // The reply of another call: a concurrent repetition, and one file too many. After an error the outcome of the write is
    // unknown, so the file is left to the sweep, which deletes unreferenced files.
    if (stored && reply !== thanks) await this.takeBack(ctx, place, stored);
    return reply;
  }

  private async keep(ctx: Ctx, { campaign }: FormPlace, { file }: Upload): Promise<Stored> {
    const { userId, tenantId } = campaign;
    try {
      return await this.bus.request(storeVisitorFile, { file, userId, tenantId }, ctx);
    } catch (error) {
      // Visitors must not learn how full the owner's library is.
      if (error instanceof DomainError && fullLibrary.includes(error.code))
        throw new DomainError('forms.file_not_taken');
      throw error;
    }
  }

  private async takeBack(ctx: Ctx, { campaign }: FormPlace, { mediaId }: Stored): Promise<void> {
    try {
      await this.bus.request(dropVisitorFile, { mediaId, userId: campaign.userId }, ctx);
    } catch (error) {
      // It is inaccessible, and the sweep of unreferenced files deletes it.
      this.logger.warn({ err: error, mediaId }, 'a file that came to nothing could not be removed at once');
    }
  }

  private async store(
    ctx: Ctx,
    sent: { request: Upload; place: FormPlace; settings: Settings; stored: Stored | null },
    session: ClientSession,
  ): Promise<void> {
    const { request, place, settings, stored } = sent;
    const { campaign, form } = place;
    const { name, email, message, pageId, attribution } = request;
    const spam = await this.intake.judge(ctx, form.sectionId, request, [message, name]);
    const meta = { session, tenantId: campaign.tenantId, requestId: ctx.requestId };
    if (stored) await this.outbox.add(visitorFilesKept, { userId: campaign.userId, mediaIds: [stored.mediaId] }, meta);
    const given = { name, email, message, attribution, files: stored ? [stored] : [] };
    const about = { kind: 'upload' as const, campaign, form, pageId, otherTitle: settings.title };
    await this.intake.take(ctx, { ...about, given, spam, notifyByEmail: true }, session);
  }
}

function check({ isname, isemail, ismessage }: Settings, { name, email, message }: Upload) {
  const unasked = { name: !isname && name, email: !isemail && email, message: !ismessage && message };
  for (const [field, isSent] of Object.entries(unasked)) if (isSent) throw fieldRefusal(field, 'core.not_in_form');
  if (isemail && !email) throw fieldRefusal('email', 'core.fill_in');
}
