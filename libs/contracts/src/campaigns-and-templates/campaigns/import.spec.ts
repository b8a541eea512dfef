import { describe, expect, it } from '@jest/globals';
import { importCampaign } from './import.js';

const html = { preview: true, source: 'html' };
const page = { title: 'Ada', links: [{ title: 'Shop', url: 'https://example.org' }] };

describe('import', () => {
  it.each([
    { ...html, url: 'https://example.org' },
    { ...html, url: 'https://example.org', content: '<a href="shop">x</a>' },
    { ...html, content: '<a href="https://example.org">x</a>' },
    { preview: false, source: 'html', page, campName: 'ada-l', title: 'Ada' },
    { preview: false, source: 'html', page, campaignId: 'a'.repeat(24) },
  ])('takes %j', (body) => {
    expect(importCampaign.request.safeParse(body).success).toBe(true);
  });
  it.each([
    html,
    { ...html, url: 'file:///etc/passwd' },
    { preview: false, source: 'html', page },
    {
      preview: false,
      source: 'html',
      page: { links: [{ title: 'x', url: 'javascript:alert(1)' }] },
      campName: 'ada-l',
    },
    { preview: 'true', source: 'html', url: 'https://example.org' },
  ])('refuses %j', (body) => {
    expect(importCampaign.request.safeParse(body).success).toBe(false);
  });
});
