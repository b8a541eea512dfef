import type { CampaignView, RequestInput, updateCampaign } from '@linkyard/contracts';
import type { ApiError } from '../../../shared/api/api-error.js';
import { momentOfReadersInput, readersInput } from '../../../shared/time/zoned-input.js';

export type Update = RequestInput<typeof updateCampaign>;

/** The settings of a page as its form holds them: flat, and every field a text or a tick. */
export interface SettingsValues extends Record<string, unknown> {
  title: string;
  seoTitle: string;
  seoDescription: string;
  ogImage: string;
  favicon: string;
  noIndex: boolean;
  language: string;
  direction: 'ltr' | 'rtl';
  visibility: CampaignView['visibility'];
  password: string;
  minAge: number;
  publishAt: string;
  unpublishAt: string;
  ga4: string;
  gtm: string;
  metaPixel: string;
  tiktokPixel: string;
  pinterestTag: string;
  asksConsent: boolean;
  consentText: string;
  pushEnabled: boolean;
  pushTitle: string;
  pushText: string;
  pushDelay: number;
}

export function settingsOf(campaign: CampaignView): SettingsValues {
  const { title, seo, language, direction, visibility, minAge, publishAt, unpublishAt, pixels, consentBanner } =
    campaign;
  const { pushEnabled, pushPrompt } = campaign;
  return {
    title,
    seoTitle: seo.title,
    seoDescription: seo.description,
    ogImage: seo.ogImage ?? '',
    favicon: seo.favicon ?? '',
    noIndex: seo.noIndex,
    language,
    direction,
    visibility,
    // A stored password is never returned; an empty field keeps it.
    password: '',
    minAge,
    publishAt: readersInput(publishAt),
    unpublishAt: readersInput(unpublishAt),
    ...pixels,
    asksConsent: consentBanner.enabled,
    consentText: consentBanner.text,
    pushEnabled,
    pushTitle: pushPrompt.title,
    pushText: pushPrompt.text,
    pushDelay: pushPrompt.delaySec,
  };
}

/** The moment to publish at, ISO 8601 in UTC; null when it stays as it is or there is none. */
export function newPublishAt({ publishAt }: CampaignView, values: SettingsValues): string | null {
  return values.publishAt === readersInput(publishAt) ? null : momentOfReadersInput(values.publishAt);
}

/** The call that brings the campaign to what the form says, but for the moment to publish at: that is a call of its own. */
export function updateOf({ _id, rev, seo, publishAt }: CampaignView, values: SettingsValues): Update {
  const { title, language, direction, visibility, password, minAge } = values;
  const { ga4, gtm, metaPixel, tiktokPixel, pinterestTag } = values;
  return {
    _id,
    rev,
    title: title.trim(),
    seo: {
      ...seo,
      title: values.seoTitle,
      description: values.seoDescription,
      ogImage: values.ogImage || null,
      favicon: values.favicon || null,
      noIndex: values.noIndex,
    },
    language,
    direction,
    visibility,
    minAge,
    ...(publishAt && values.publishAt === '' ? { publishAt: null } : {}),
    unpublishAt: momentOfReadersInput(values.unpublishAt),
    pixels: { ga4, gtm, metaPixel, tiktokPixel, pinterestTag },
    consentBanner: { enabled: values.asksConsent, text: values.consentText },
    pushEnabled: values.pushEnabled,
    pushPrompt: { title: values.pushTitle, text: values.pushText, delaySec: Number(values.pushDelay) || 0 },
    ...(password === '' ? {} : { password }),
  };
}

const fieldOf: Record<string, string> = {
  'seo.title': 'seoTitle',
  'seo.description': 'seoDescription',
  'consentBanner.text': 'consentText',
  'pushPrompt.title': 'pushTitle',
  'pushPrompt.text': 'pushText',
  'pushPrompt.delaySec': 'pushDelay',
};

/** A refusal of the call in the names of the form's fields. */
export function refusalInForm(refusal: ApiError): ApiError {
  if (refusal.code === 'campaigns.password_missing') {
    return { ...refusal, errors: [{ path: 'password', message: refusal.message }] };
  }
  const errors = refusal.errors?.map(({ path, message }) => ({
    path: fieldOf[path] ?? path.replace(/^(?:pixels|seo)\./, ''),
    message,
  }));
  return errors ? { ...refusal, errors } : refusal;
}
