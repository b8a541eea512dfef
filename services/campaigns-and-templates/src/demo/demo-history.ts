import { noAttribution } from '../audience/leads/lead.presenter.js';
import { answerParserOf } from '@linkyard/blocks/schema';
import { pageTexts } from '@linkyard/blocks/texts';
import { Injectable } from '@nestjs/common';
import { activityRecorded, type Activity } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';
import { ActivityRepository } from '../analytics/activity.repository.js';
import type { CampaignDocument } from '../publishing/campaigns/campaign.schema.js';
import { CampaignsRepository } from '../publishing/campaigns/campaigns.repository.js';
import { demoCampaignId, demoUserId } from './load-demo.js';
import { LeadsRepository } from '../lead-records/leads.repository.js';
import { PagesRepository } from '../authoring/pages/pages.repository.js';
import { LivePages } from '../publishing/public-pages/live-pages.js';
import type { PublishedForm } from '../audience/leads/published-forms.js';
import { SectionsRepository } from '../authoring/sections/sections.repository.js';
import { demoPeople, type DemoCapture } from './demo-people.js';
import { demoDays, demoVisits } from './demo-visits.js';

const dayMs = 86_400_000;
/** Activities of one event. */
const batch = 200;
const nothingGiven = { phone: '', whatsapp: '', state: 'new' as const, tags: [], spam: { score: 0, reasons: [] } };

/** Ninety days of visits, clicks, sign-ups and questions on the demo page. */
@Injectable()
export class DemoHistory {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly activity: ActivityRepository,
    private readonly campaigns: CampaignsRepository,
    private readonly pages: PagesRepository,
    private readonly sections: SectionsRepository,
    private readonly leads: LeadsRepository,
    private readonly live: LivePages,
  ) {}

  /** Once: a demo page that has had visitors, or is gone, is left alone. @returns how much was made */
  async make(now = new Date()): Promise<{ activities: number; leads: number } | null> {
    const campaign = await this.campaigns.findOne({ ownerId: demoUserId, _id: demoCampaignId });
    if (!campaign || (await this.hasHadVisitors(now))) return null;
    if (campaign.state !== 'published') throw new Error('The demo page is not published yet');
    const activities = await this.visits(campaign, now);
    for (let start = 0; start < activities.length; start += batch)
      await this.record(activities.slice(start, start + batch));
    return { activities: activities.length, leads: await this.capture(campaign, now) };
  }

  private async hasHadVisitors(now: Date): Promise<boolean> {
    const from = new Date(now.getTime() - demoDays * dayMs).toISOString().slice(0, 10);
    const to = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
    const about = { ownerId: demoUserId, campaignId: demoCampaignId, level: 'campaign' as const };
    return (await this.activity.rollups({ ...about, from, to })).length > 0;
  }

  private async visits({ _id, templateId }: CampaignDocument, now: Date): Promise<Activity[]> {
    const home = await this.pages.findOne({ ownerId: demoUserId, templateId, isHome: true });
    if (!home) return [];
    const sections = await this.sections.findMany({ ownerId: demoUserId, pageId: home._id, type: 'el_link' });
    const links = sections
      .sort((one, other) => home.sectionOrder.indexOf(one._id) - home.sectionOrder.indexOf(other._id))
      .map(({ _id: sectionId, sectionData }) => ({
        sectionId,
        target: String(sectionData['inputLink'] || '/demo/visit'),
      }));
    return demoVisits({ campaignId: _id, pageId: home._id, links }, now);
  }

  /** As the gateway hands visits on, so that they are counted by what counts all others. */
  private async record(activities: Activity[]): Promise<void> {
    await this.database.transaction((session) => this.outbox.add(activityRecorded, { activities }, { session }));
  }

  /** Straight into the list, without the event that notifies: what lies in the past is no news. */
  private async capture(campaign: CampaignDocument, now: Date): Promise<number> {
    const published = await this.live.ofCampaign(campaign._id);
    let count = 0;
    for (const capture of demoPeople()) {
      const type = capture.kind === 'optin' ? 'el_optin' : 'el_form';
      for (const { pageId, forms } of published) {
        const form = forms.find((one) => one.type === type);
        if (!form) continue;
        await this.lead(campaign, { pageId, form }, capture, now);
        count += 1;
      }
    }
    return count;
  }

  private async lead(
    campaign: CampaignDocument,
    { pageId, form }: { pageId: string; form: PublishedForm },
    { kind, daysAgo, answers, isRead }: DemoCapture,
    now: Date,
  ): Promise<void> {
    const parsed = answerParserOf(form.type)?.(form.sectionData, answers, pageTexts(campaign.language));
    if (!parsed?.ok) throw new Error(`The demo's answers do not fit the form "${form.title}"`);
    const at = new Date(now.getTime() - daysAgo * dayMs);
    // Between seven in the morning and eight in the evening, each day at another time.
    at.setUTCHours(7, (daysAgo * 7_919) % (13 * 60), 0, 0);
    const consent = { granted: kind === 'optin', text: String(form.sectionData['consentText'] ?? ''), at };
    const { _id } = await this.leads.insert(demoUserId, {
      ...nothingGiven,
      ...{ kind, pageId, isRead, consent, name: '', email: '', ...parsed.person },
      ...{ campaignId: campaign._id, campaignTitle: campaign.title, tenantId: campaign.tenantId },
      ...{ sectionId: form.sectionId, sectionTitle: form.title, ipHash: '' },
      message: String(answers['message'] ?? ''),
      answers: parsed.answers,
      emailStatus: kind === 'optin' ? 'subscribed' : 'unknown',
      attribution: noAttribution,
    });
    await this.leads.update({ ownerId: demoUserId, _id }, { $set: { createdAt: at } });
  }
}
