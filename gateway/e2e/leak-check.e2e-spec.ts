import { beforeAll, describe, expect, it } from '@jest/globals';
import { checkLeaks } from '@linkyard/contracts';
import { must } from '@linkyard/testing';
import { newReseller } from './resellers.js';
import { changeTenant, newTenants, open, type Tenant } from './tenants.js';

/** Looks through every file of the app. */
const wholeMs = 60_000;

describe('the check for traces of the platform', () => {
  let token: string;
  let canary: Tenant;
  beforeAll(async () => {
    const owner = await newReseller('Canary');
    token = owner.token;
    const [first] = await newTenants(1, { ownerId: owner.userId, status: 0 });
    if (!first) throw new Error('no tenant');
    canary = first;
  }, 40_000);
  const check = async () => await must(checkLeaks, {}, token);

  it(
    'finds none on the site of a tenant, before it is published',
    async () => {
      expect((await open(canary.host, '/signin')).status).toBe(421);
      const { looked, leaks } = await check();
      expect(leaks).toEqual([]);
      // Screens, every script of the app, and every mail in two languages.
      expect(looked).toBeGreaterThan(300);
    },
    wholeMs,
  );

  it(
    'finds what names it, with where and in what words',
    async () => {
      await changeTenant(canary, { title: 'Powered by Linkyard' });
      const { leaks } = await check();
      expect(leaks.map(({ where }) => where)).toEqual(expect.arrayContaining(['/signin', '/manifest.webmanifest']));
      expect(leaks.find(({ where }) => where === '/signin')).toMatchObject({
        kind: 'name',
        excerpt: expect.stringContaining('Powered by Linkyard'),
      });
    },
    wholeMs,
  );
});
