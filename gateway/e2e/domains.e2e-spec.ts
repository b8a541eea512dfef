import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addDomain,
  deleteDomains,
  listDomains,
  verifyDomain,
  verifyWhiteLabelDomain,
  type DomainView,
} from '@linkyard/contracts';
import { hostProof, hostProofPath } from '@linkyard/service-kit';
import { baseUrl, call, must, newCreator, uniqueName, until, type Person } from '@linkyard/testing';
import { newReseller } from './resellers.js';
import { open } from './tenants.js';

const { port } = new URL(baseUrl());
/** Sets at the name server of the stack what a person sets at the registrar. */
async function obey(origin: string, asked: DomainView['records']) {
  const records = asked.map(({ type, fullName, value }) => ({ type, name: fullName, value }));
  const response = await fetch(`${process.env['DNS_PAGE_URL']}/zones/${origin}`, {
    method: 'PUT',
    body: JSON.stringify({ records }),
  });
  expect(response.status).toBe(200);
}
const newHost = () => `${uniqueName('d')}.example`;
/** Presses Verify until what is answered is no longer what was seen a moment before. */
const pressed = <Reply extends { isVerified: boolean }>(press: () => Promise<Reply>) =>
  until(press, ({ isVerified }) => isVerified, 20_000);

describe('domains', () => {
  let reseller: Person;
  beforeAll(async () => {
    reseller = await newReseller('Rhea Seller');
  });

  it('of a white label are claimed and verified by the same call, with words for what is missing', async () => {
    const domain = newHost();
    const press = () => must(verifyWhiteLabelDomain, { domain: `https://www.${domain}/` }, reseller.token);
    const first = await press();
    expect(first).toMatchObject({ domain, domainVerified: false, claim: { state: 'pending' } });
    expect(first.problems.map(({ message }) => message)).toEqual([
      `${domain} has no A record yet. Add one with the value 127.0.0.1.`,
      `The TXT record _domain-verify.${domain} is missing.`,
    ]);
    await obey(domain, first.claim.records);
    await pressed(async () => ({ isVerified: (await press()).domainVerified }));
  });

  it('of a creator show a page, until they are removed', async () => {
    const host = newHost();
    const { domain } = await must(addDomain, { domain: host }, reseller.token);
    await obey(host, domain.records);
    const verified = await pressed(async () => (await must(verifyDomain, { _id: domain._id }, reseller.token)).domain);
    expect(verified.records.map(({ ok }) => ok)).toEqual([true, true]);
    expect((await must(listDomains, {}, reseller.token)).data.map(({ _id }) => _id)).toContain(domain._id);
    await must(deleteDomains, { _id: domain._id }, reseller.token);
    expect((await open(`${host}:${port}`, '/')).status).toBe(421);
  });

  it('need the feature', async () => {
    const { token } = await newCreator();
    expect(await call(addDomain, { domain: newHost() }, token)).toMatchObject({
      http: 403,
      body: { code: 'core.forbidden' },
    });
  });

  it('that are typed wrong are refused with the reason', async () => {
    const { http, body } = await call(addDomain, { domain: '127.1' }, reseller.token);
    expect(http).toBe(422);
    expect(body).toMatchObject({
      errors: [
        {
          path: 'domain',
          code: 'domains.address',
          message: 'This is an IP address. Enter a domain, such as agency.com.',
        },
      ],
    });
  });

  it('prove over HTTP that their requests arrive here, before they are served', async () => {
    const [host, nonce] = [newHost(), 'a'.repeat(32)];
    const answer = await open(`${host}:${port}`, hostProofPath(nonce));
    expect([answer.status, answer.text]).toEqual([200, hostProof(process.env['BUS_SECRET'] ?? '', host, nonce)]);
  });
});
