import { Injectable } from '@nestjs/common';
import { email as emailSchema, type Ctx, type openGate, type RequestOf } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { fieldRefusal } from '@linkyard/service-kit';
import type { CampaignDocument } from '../../publishing/campaigns/campaign.schema.js';
import { LeadIntake, type Capture } from '../leads/lead-intake.js';
import type { RenderedPageDocument } from '../../publishing/public-pages/rendered-page.schema.js';

type EmailGate = NonNullable<RenderedPageDocument['gates']>[number];

/** Visitors who open a section by leaving an address become leads. @source models.md 5 Lead */
@Injectable()
export class GateLeads {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly intake: LeadIntake,
  ) {}

  /** A machine gets in alike and is kept as spam. @throws core.invalid_input for no address, or without the agreement that is asked for */
  async capture(
    ctx: Ctx,
    campaign: CampaignDocument,
    { sectionId, title, gate }: EmailGate,
    request: RequestOf<typeof openGate>,
  ): Promise<void> {
    const address = emailSchema.safeParse(request.email ?? '');
    if (!address.success) throw fieldRefusal('email', 'core.not_address');
    const agreement = gate.type === 'email' ? gate.value : '';
    if (agreement && !request.consent) throw fieldRefusal('consent', 'gates.not_agreed');
    const spam = await this.intake.judge(ctx, sectionId, request, []);
    const capture: Capture = {
      kind: 'optin',
      campaign,
      form: { sectionId, title },
      pageId: request.pageId,
      given: {
        email: address.data,
        consent: { granted: agreement !== '', text: agreement, at: new Date() },
        // Passing a gate is no subscription without explicit consent.
        emailStatus: agreement ? 'subscribed' : 'unknown',
        attribution: request.attribution,
      },
      spam,
      notifyByEmail: true,
    };
    await this.database.transaction((session) => this.intake.take(ctx, capture, session));
  }
}
