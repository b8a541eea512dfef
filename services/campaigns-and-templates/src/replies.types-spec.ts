import type { campaignView, leadView, pageView, sectionView, templateView } from '@linkyard/contracts';
import { replyFrom } from '@linkyard/service-kit/testing';
import type { z } from 'zod';
import type { LeadDocument } from './lead-records/lead.schema.js';
import type { PageDocument } from './authoring/pages/page.schema.js';
import type { SectionDocument } from './authoring/sections/section.schema.js';
import type { TemplateDocument } from './authoring/templates/template.schema.js';
import type { CampaignDocument } from './publishing/campaigns/campaign.schema.js';

replyFrom<TemplateDocument, z.input<typeof templateView>>()([]);
replyFrom<PageDocument, z.input<typeof pageView>>()([]);
replyFrom<SectionDocument, z.input<typeof sectionView>>()(['order']);
replyFrom<CampaignDocument, z.input<typeof campaignView>>()(['hasPassword', 'isReadOnly', 'stats', 'url']);
replyFrom<LeadDocument, z.input<typeof leadView>>()(['contactId', 'files', 'rating', 'attribution', 'country']);
