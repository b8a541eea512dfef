import { Injectable } from '@nestjs/common';
import {
  gateGuessed,
  type Ctx,
  type openGate,
  type ReplyOf,
  type RequestOf,
  type SectionGate,
} from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, Outbox, fieldRefusal } from '@linkyard/service-kit';
import type { CampaignDocument } from '../../publishing/campaigns/campaign.schema.js';
import { CampaignsRepository } from '../../publishing/campaigns/campaigns.repository.js';
import { LivePages } from '../../publishing/public-pages/live-pages.js';
import { lockOf } from '../../publishing/public-pages/packed-page.js';
import type { PageWithoutBodies } from '../../publishing/public-pages/rendered-page.schema.js';
import { ageOn } from './age.js';
import { GateLeads } from './gate-leads.js';
import { GateTries } from './gate-tries.js';
import { PagePasswords } from '../../authoring/page-passwords/page-passwords.js';

type Answer = RequestOf<typeof openGate>;

/** Looks at what visitors answer to the gates of pages. That they got through is for the gateway to remember. @source ADR 0010 */
@Injectable()
export class GatesService {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly live: LivePages,
    private readonly passwords: PagePasswords,
    private readonly tries: GateTries,
    private readonly leads: GateLeads,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
  ) {}

  /** @throws gates.closed, gates.wrong_password, gates.too_many_tries, gates.too_young, core.invalid_input */
  async open(ctx: Ctx, request: Answer, now = new Date()): Promise<ReplyOf<typeof openGate>> {
    const campaign = await this.campaigns.findLive(request.campaignId);
    const page = campaign && (await this.live.withoutBodies(campaign._id, request.pageId));
    if (!campaign || !page) throw new DomainError('gates.closed');
    if (request.slot === 'page') await this.openPage(ctx, campaign, request, now);
    else await this.openSection(ctx, campaign, page, request, now);
    const path = `/${campaign.campName}${page.slug ? `/${page.slug}` : ''}`;
    return { path, version: campaign.liveVersion };
  }

  private async openPage(ctx: Ctx, campaign: CampaignDocument, request: Answer, now: Date) {
    const lock = lockOf(campaign.published ?? campaign);
    if (!lock) throw new DomainError('gates.closed');
    if (lock.type === 'age') requireAge(lock, request, now);
    else
      await this.requirePassword(ctx, campaign, { gate: campaign._id, hash: campaign.passwordHash ?? null }, request);
  }

  private async openSection(ctx: Ctx, campaign: CampaignDocument, page: PageWithoutBodies, request: Answer, now: Date) {
    const closed = page.gates?.find(({ slot }) => slot === request.slot);
    if (!closed) throw new DomainError('gates.closed');
    const { gate, sectionId } = closed;
    if (gate.type === 'age') requireAge(gate, request, now);
    else if (gate.type === 'email') await this.leads.capture(ctx, campaign, closed, request);
    else {
      const hash = await this.passwords.hashOfSection(sectionId);
      await this.requirePassword(ctx, campaign, { gate: sectionId, hash }, request);
    }
  }

  private async requirePassword(
    ctx: Ctx,
    campaign: CampaignDocument,
    { gate, hash }: { gate: string; hash: string | null },
    { password }: Answer,
  ) {
    if (!password) throw fieldRefusal('password', 'core.password_required');
    const { takeBack, isOneTooMany } = await this.tries.take(gate, ctx.ipHash);
    if (await this.passwords.opens(password, hash)) return takeBack();
    if (isOneTooMany) await this.announceGuessing(campaign, gate);
    throw new DomainError('gates.wrong_password');
  }

  private async announceGuessing(
    { _id: campaignId, userId: ownerId, tenantId, title, campName }: CampaignDocument,
    gateId: string,
  ) {
    const day = new Date().toISOString().slice(0, 10);
    const guessed = { ownerId, campaignId, campaignName: title || campName, gateId, day };
    await this.database.transaction(() => this.outbox.add(gateGuessed, guessed, { tenantId }));
  }
}

/** The date of birth is looked at and forgotten. @source spec 5 "Birthdate" */
function requireAge(gate: Extract<SectionGate, { type: 'age' }>, { birthdate, confirmed }: Answer, now: Date) {
  if (gate.ask === 'confirm') {
    if (!confirmed) throw fieldRefusal('confirmed', 'gates.not_confirmed');
    return;
  }
  const age = ageOn(birthdate, now);
  if (age === null) throw fieldRefusal('birthdate', 'auth.invalid_birthdate');
  if (age < gate.value) throw new DomainError('gates.too_young');
}
