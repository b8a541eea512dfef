import { describe, expect, it } from '@jest/globals';
import { consentBannerSchema, pixelsSchema, seoSchema, updateCampaign, type CampaignView } from '@linkyard/contracts';
import { newPublishAt, refusalInForm, settingsOf, updateOf } from './settings-values.js';

const campaign: CampaignView = {
  ...{ _id: 'a'.repeat(24), rev: 3, createdAt: '2025-01-01T00:00:00.000Z', updatedAt: '2025-01-01T00:00:00.000Z' },
  ...{ campName: 'ada', title: 'Ada', templateId: 'b'.repeat(24), domainId: null, url: 'https://x.example/ada' },
  ...{
    thumb: null,
    status: 1,
    state: 'published',
    visibility: 'public',
    hasPassword: false,
    minAge: 18,
    isReadOnly: false,
  },
  ...{ publishAt: null, unpublishAt: '2031-03-09T17:05:00.000Z', publishedAt: null, publishedRev: 1 },
  ...{ hasUnpublishedChanges: false, previousCampNames: [], language: 'en', direction: 'ltr', analyticsEnabled: true },
  ...{ share: { enabled: true }, showBranding: true, redirectUrl: null, pushEnabled: false },
  pushPrompt: { title: '', text: '', delaySec: 0 },
  seo: seoSchema.parse({ keywords: ['kept'], description: 'Hello' }),
  pixels: pixelsSchema.parse({}),
  consentBanner: consentBannerSchema.parse({}),
  stats: { views: 0, uniques: 0, clicks: 0, ctr: 0, lastViewAt: null },
  moderation: { state: 'clean', reason: '' },
};

describe('the settings of a page', () => {
  it('saved as they were opened change nothing, and keep what the form does not show', () => {
    const body = updateCampaign.request.parse(updateOf(campaign, settingsOf(campaign)));
    const { visibility, unpublishAt, title, language } = campaign;
    expect(body).toMatchObject({ rev: 3, visibility, unpublishAt, title, language, seo: campaign.seo });
    expect(body).not.toHaveProperty('password');
  });

  it('plan a publish by a call of its own, and call one off with the others', () => {
    const values = { ...settingsOf(campaign), publishAt: '2031-01-01T12:00' };
    expect(newPublishAt(campaign, values)).toBe(new Date('2031-01-01T12:00').toISOString());
    expect(updateOf(campaign, values)).not.toHaveProperty('publishAt');
    const planned = { ...campaign, publishAt: new Date('2031-01-01T12:00').toISOString() };
    expect([newPublishAt(planned, values), updateOf(planned, values).publishAt]).toEqual([null, undefined]);
    expect(updateOf(planned, { ...values, publishAt: '' })).toMatchObject({ publishAt: null });
  });

  it('sends a new password, and shows a refusal at its field', () => {
    const values = { ...settingsOf(campaign), visibility: 'password' as const, password: 'open sesame' };
    expect(updateOf(campaign, values)).toMatchObject({ visibility: 'password', password: 'open sesame' });
    const refusal = { code: 'core.invalid_input', httpStatus: 422, message: 'no' };
    const errors = ['pixels.ga4', 'seo.title', 'title'].map((path) => ({ path, message: 'x' }));
    expect(refusalInForm({ ...refusal, errors }).errors?.map(({ path }) => path)).toEqual(['ga4', 'seoTitle', 'title']);
    expect(refusalInForm({ ...refusal, code: 'campaigns.password_missing' }).errors?.[0]?.path).toBe('password');
  });
});
