import { describe, expect, it } from '@jest/globals';
import { listCampaigns } from '@linkyard/contracts';
import { FakeApi } from './fake-api.js';

const nothing = { data: [], currentPage: 1, totalCount: 0, pageCounts: 0, listPerPage: 10 };
const path = listCampaigns.http?.path ?? '';
const post = (api: FakeApi, body: unknown) => api.fetch(path, { method: 'POST', body: JSON.stringify(body) });

describe('the fake API', () => {
  it('answers in the envelope of the gateway', async () => {
    const answer = await post(new FakeApi().on(listCampaigns, nothing), {});
    expect(await answer.json()).toMatchObject({ status: 1, data: { totalCount: 0 } });
  });

  it('fails on a reply that the contract does not know', async () => {
    const api = new FakeApi().on(listCampaigns, { ...nothing, totalCount: -1.5 });
    await expect(post(api, {})).rejects.toThrow('totalCount');
  });

  it('fails on a request that the contract does not allow', async () => {
    await expect(post(new FakeApi().on(listCampaigns, nothing), { page: 0 })).rejects.toThrow('page');
  });

  it('refuses calls without a handler', async () => {
    expect((await post(new FakeApi(), {})).status).toBe(404);
  });
});
