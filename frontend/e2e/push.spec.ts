import { expect, test } from '@playwright/test';
import { newDesk } from './editor-desk.js';
import { call } from './people.js';
import { deliver, newPushBrowser, pushedTo, subscribesAt, watchWorker } from './push-browser.js';

test('a visitor follows a page, gets a push at its time, and the press is counted', async ({ page, context }) => {
  const { person, campaignId } = await newDesk(context, ['My link']);
  const { token } = person;
  await call(context.request, '/user/campaign/update', { _id: campaignId, pushEnabled: true }, token);
  const { campName } = await call(context.request, '/user/campaign/publish', { _id: campaignId }, token);
  const subscription = await newPushBrowser();
  await subscribesAt(page, subscription);

  await page.goto(`/${campName}`);
  await page.getByRole('button', { name: 'Follow this page' }).click();
  const card = page.getByRole('group', { name: 'Follow this page' });
  await card.getByRole('button', { name: 'Turn on' }).click();
  await expect(card.getByText('You get a notification when there is something new.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Turn off' })).toBeVisible();

  const at = new Date(Date.now() + 3_000).toISOString();
  const message = { title: 'New songs 🎵', body: 'Listen to them.', schedule: { at, timeZone: 'Europe/Berlin' } };
  const { _id } = await call(context.request, '/notification/push/create', message, token);
  expect(await call(context.request, '/notification/push/send', { _id }, token)).toMatchObject({ state: 'scheduled' });
  await expect.poll(() => pushedTo(subscription), { timeout: 30_000 }).toHaveLength(1);
  const [payload = ''] = await pushedTo(subscription);
  expect(payload).not.toContain('Linkyard');

  const shown = await watchWorker(context);
  await deliver(page, payload);
  await expect.poll(shown).toMatchObject([{ title: 'New songs 🎵', body: 'Listen to them.' }]);
  const [notification] = await shown();
  await page.goto(notification?.data.links[''] ?? '');
  await expect(page).toHaveURL(new RegExp(`/${campName}$`));
  const counted = async () => {
    const { data } = await call(context.request, '/notification/push/list', {}, token);
    return data.map(({ state, counts }: { state: string; counts: object }) => ({ state, counts }));
  };
  const counts = { targeted: 1, sent: 1, failed: 0, gone: 0, left: 0, clicked: 1 };
  await expect.poll(counted, { timeout: 15_000 }).toEqual([{ state: 'sent', counts }]);

  // Something is shown also where nothing can be read.
  await deliver(page, 'no json');
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toContain('localhost');
});

test('a person turns push notifications on and off for a device', async ({ page, context }) => {
  await newDesk(context, ['My link']);
  const subscription = await newPushBrowser();
  await subscribesAt(page, subscription);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Turn on on this device' }).click();
  const off = page.getByRole('button', { name: 'Turn off on this device' });
  await expect(off).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Turned on' }).getByText('This device')).toBeVisible();
  await off.click();
  await expect(page.getByRole('button', { name: 'Turn on on this device' })).toBeVisible();
});
