import { expect, test } from '@playwright/test';
import { newDesk } from './editor-desk.js';
import { call } from './people.js';

/** Tries what code of a stranger would try, and writes what came of it. It names no host, so it is not asked for first. */
const prying = `<ul id="found"></ul><script>
const found = document.getElementById('found');
const report = (name, value) => { const line = document.createElement('li'); line.textContent = name + ': ' + value; found.append(line); };
const tried = (name, look) => { try { report(name, look()); } catch (error) { report(name, 'refused'); } };
tried('origin', () => self.origin);
tried('cookie', () => document.cookie || 'none');
tried('local storage', () => localStorage.getItem('secret'));
tried('session storage', () => sessionStorage.getItem('secret'));
tried('databases', () => indexedDB.open('x') && 'open');
tried('page', () => parent.document.title);
tried('page cookie', () => top.document.cookie);
tried('page storage', () => parent.localStorage.getItem('secret'));
tried('leading away', () => { top.location.href = ['https:', '', 'elsewhere.example'].join('/'); return 'gone'; });
tried('worker', () => { navigator.serviceWorker.register('/sw.js'); return 'kept'; });
fetch('/user/campaign/list', { method: 'POST', credentials: 'include' }).then(() => report('call', 'answered'), () => report('call', 'refused'));
</script>`;

test('code of one’s own reaches nothing of the page it is on, its visitor or the app', async ({ context, page }) => {
  const { person, campaignId, templateId, pageId } = await newDesk(context, ['My link']);
  const at = { templateId, pageId };
  const custom = { ...at, type: 'el_custom', sectionData: { code: prying, title: 'Prying' } };
  await call(context.request, '/user/section/add', custom, person.token);
  const { campName } = await call(context.request, '/user/campaign/publish', { _id: campaignId }, person.token);
  await page.goto(`/${campName}`);
  await page.evaluate(() => {
    document.cookie = 'visitor=secret';
    localStorage.setItem('secret', 'mine');
    sessionStorage.setItem('secret', 'mine');
  });
  await page.reload();
  const frame = page.frameLocator('iframe[title="Prying"]');
  await expect(frame.locator('li')).toHaveCount(11);
  await expect(frame.locator('li')).toHaveText([
    'origin: null',
    'cookie: refused',
    'local storage: refused',
    'session storage: refused',
    'databases: refused',
    'page: refused',
    'page cookie: refused',
    'page storage: refused',
    'leading away: refused',
    'worker: refused',
    'call: refused',
  ]);
  await expect(page).toHaveURL(new RegExp(`/${campName}$`));
  await expect(page.locator('iframe[title="Prying"]')).not.toHaveAttribute('sandbox', /same-origin|top-navigation/);
});

test('the document that such code runs in has no origin, however it is opened', async ({ page, request }) => {
  const response = await request.get('/assets/blocks/frame.html');
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/^sandbox allow-scripts /);
  expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|allow-modals|allow-downloads/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("base-uri 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['set-cookie']).toBeUndefined();
  await page.goto('/assets/blocks/frame.html');
  const seen = await page.evaluate(() => {
    const cookie = () => {
      try {
        return document.cookie;
      } catch {
        return 'refused';
      }
    };
    return { origin: self.origin, cookie: cookie() };
  });
  expect(seen).toEqual({ origin: 'null', cookie: 'refused' });
});
