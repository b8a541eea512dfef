import { describe, expect, it, jest } from '@jest/globals';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Site } from '@linkyard/contracts';
import type { Bus } from '@linkyard/service-kit';
import { noteSite } from '../sites/request-site.js';
import { siteOf, tenantSite } from '../sites/testing/sites.js';
import { LegalPages } from './legal-pages.js';

const changedAt = '2026-11-26T10:00:00.000Z';

async function ask(path: string, site: Site, text: string | null = '# Hello\n\nOur **rules**.') {
  const asked = jest.fn(async () => ({ text }));
  const pages = new LegalPages({ request: asked as Bus['request'] });
  const request = new IncomingMessage(new Socket());
  noteSite(request, site);
  const response = new ServerResponse(request);
  const head = jest.spyOn(response, 'writeHead');
  const end = jest.spyOn(response, 'end');
  const isServed = await pages.serve(path, request, response);
  return {
    isServed,
    status: head.mock.lastCall?.[0],
    headers: head.mock.lastCall?.[1],
    text: String(end.mock.lastCall?.[0]),
  };
}

describe('the legal pages of a reseller', () => {
  it('show its text under its name and in its look', async () => {
    const site = { ...tenantSite({ title: 'Nord' }), legal: { terms: { changedAt } } };
    const { isServed, status, text } = await ask('/terms-of-service', site);
    expect([isServed, status]).toEqual([true, 200]);
    expect(text).toContain('<title>Terms of service | Nord</title>');
    expect(text).toContain('Our <strong>rules</strong>.');
    expect(text).not.toMatch(/linkyard|noindex/i);
  });

  it('lead on to a page elsewhere', async () => {
    const site = { ...tenantSite(), legal: { imprint: { url: 'https://ana.example/imprint' } } };
    const { status, headers } = await ask('/imprint/', site);
    expect([status, headers]).toEqual([302, expect.objectContaining({ location: 'https://ana.example/imprint' })]);
  });

  it('are of the operator where the platform names pages elsewhere', async () => {
    const site = { ...siteOf('app.example.com'), legal: { imprint: { url: 'https://operator.example/imprint' } } };
    const { status, headers } = await ask('/imprint', site);
    expect([status, headers]).toEqual([302, expect.objectContaining({ location: 'https://operator.example/imprint' })]);
  });

  it.each([
    ['/privacy-policy', { ...tenantSite(), legal: { terms: { changedAt } } }],
    ['/terms-of-service', siteOf('app.example.com')],
    ['/signin', { ...tenantSite(), legal: { terms: { changedAt } } }],
  ])('leave %s to the app where the site has none of its own', async (path, site) => {
    expect((await ask(path, site)).isServed).toBe(false);
  });

  it('leave one that was removed a moment ago to the app', async () => {
    const site = { ...tenantSite(), legal: { terms: { changedAt } } };
    expect((await ask('/terms-of-service', site, null)).isServed).toBe(false);
  });
});
