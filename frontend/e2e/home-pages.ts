import { devices, expect, type APIRequestContext, type Browser, type Locator } from '@playwright/test';
import { call, unique } from './people.js';

/** A visitor's phone: no session, and a browser that is not taken for a machine. */
export const phone = (browser: Browser, options: { javaScriptEnabled?: boolean; bypassCSP?: boolean } = {}) => {
  const { defaultBrowserType: _engine, ...pixel } = devices['Pixel 5'];
  return browser.newContext({ ...pixel, ...options });
};

interface PublishedPage {
  campaignId: string;
  url: string;
  sectionId: string;
}

/** A published page with one block on it, made by the calls that the editor makes. */
export async function publishedPage(
  request: APIRequestContext,
  token: string,
  block: { type: string; sectionData: unknown },
): Promise<PublishedPage> {
  const campName = unique('page');
  const campaign = await call(request, '/user/campaign/create', { campName, title: 'Studio letters' }, token);
  const { template } = await call(request, '/user/template/get', { _id: campaign.templateId }, token);
  const at = { templateId: campaign.templateId, pageId: template.homePageId };
  const section = await call(request, '/user/section/add', { ...at, ...block }, token);
  await call(request, '/user/campaign/publish', { _id: campaign._id }, token);
  await expectOnline(request, campaign.url);
  return { campaignId: campaign._id, url: campaign.url, sectionId: section._id };
}

/** Waits until visitors get the page. */
export const expectOnline = (request: APIRequestContext, url: string) =>
  expect
    .poll(async () => (await request.get(url)).status(), { message: `${url} is online`, timeout: 15_000 })
    .toBe(200);

/** Types as a person does: who fills a form in no time is taken for a machine. */
export const typeInto = (field: Locator, text: string) => field.pressSequentially(text, { delay: 90 });
