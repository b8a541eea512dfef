import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { editSocialClients, findSocialClient, type RequestInput } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { socialSecrets } from '@linkyard/service-kit';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';

describe('the clients of a site at Google and Facebook', () => {
  let service: WhiteLabelHarness;
  let owner: ReturnType<typeof creator>;
  let tenantId: string;
  beforeAll(async () => {
    process.env['DATA_KEY'] = 'd'.repeat(40);
    service = await WhiteLabelHarness.start();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    owner = creator();
    tenantId = (await service.get(WhiteLabelsRepository).draftOf(owner.userId))._id;
  });
  const edit = (request: RequestInput<typeof editSocialClients>, ctx = owner) =>
    service.call(editSocialClients, request, ctx);
  const google = (clientId: string, secret?: string) =>
    edit({ save: { provider: 'google', clientId, ...(secret ? { secret } : {}) } });
  const found = async () => (await service.call(findSocialClient, { tenantId, provider: 'google' }, visitor())).client;

  it('are kept with a sealed secret, which is never answered and stays while the id does', async () => {
    const { clients } = await google('id.of.agency', 'a secret');
    expect(clients[0]).toEqual({ provider: 'google', clientId: 'id.of.agency', hasSecret: true, redirectUrl: null });
    const before = await found();
    expect(before?.sealedSecret).not.toContain('a secret');
    const { open } = socialSecrets({ DATA_KEY: process.env['DATA_KEY'] ?? '' });
    expect(open(tenantId, before?.sealedSecret ?? '')).toBe('a secret');
    expect(() => open(newId(), before?.sealedSecret ?? '')).toThrow();
    await google('id.of.agency');
    expect(await found()).toEqual(before);
  });

  it('need the secret with each new id', async () => {
    for (const refused of [google('first'), google('first', 'a secret').then(() => google('second'))])
      await expect(refused).rejects.toMatchObject({
        details: { errors: [{ path: 'save.secret', code: 'white-label.client_secret' }] },
      });
  });

  it('name the address that is registered at the provider, and go when they are removed', async () => {
    const host = `${newId()}.agency.example`;
    await service.domain({ userId: owner.userId, host, purpose: 'whiteLabel', whiteLabelId: tenantId });
    await service.refresh();
    const { clients } = await google('id', 'a secret');
    expect(clients.map(({ redirectUrl }) => redirectUrl)).toEqual([
      expect.stringMatching(new RegExp(`^https?://${host}(?::\\d+)?/auth/google/callback$`)),
      expect.stringMatching(new RegExp(`^https?://${host}(?::\\d+)?/auth/facebook/callback$`)),
    ]);
    await edit({ delete: 'google' });
    expect(await found()).toBeNull();
  });

  it('are of their owner alone', async () => {
    await google('id', 'a secret');
    await expect(edit({ delete: 'google' }, creator())).rejects.toMatchObject({ code: 'core.not_found' });
    expect(await found()).not.toBeNull();
  });
});
