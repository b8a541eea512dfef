import { beforeAll, describe, expect, it } from '@jest/globals';
import { send } from '@linkyard/testing';
import { ask } from './ask.js';
import {
  at,
  keyed,
  notKeyed,
  publicCommands,
  publicRequest,
  screensOf,
  sell,
  threeSites,
  type SiteOfTests,
  type Sold,
} from './other-sites.js';
import { beginnings } from './beginnings.js';
import { lookAt, recordCommands, requestAbout } from './other-owners.js';
import { openScreen } from './public-form.js';
import { httpCommands, routeOf } from './role-matrix.js';

let sites: [SiteOfTests, SiteOfTests, SiteOfTests];
/** What is at tenant A. */
let sold: Sold;
beforeAll(async () => {
  sites = await threeSites();
  sold = await at(sites[1], () => sell(sites[1].creator));
}, 120_000);
const elsewhere = () => [sites[0], sites[2]];

describe('a record of another tenant', () => {
  it.each(recordCommands().map((command) => [command.http.path, command] as const))(
    '%s does not find it, and changes nothing',
    async (_path, command) => {
      const request = requestAbout(command, sold.records);
      const look = () => at(sites[1], () => lookAt(command, sold.records));
      const before = await look();
      const answers = elsewhere().map((site) => at(site, () => ask(command, request, site.creator)));
      expect((await Promise.all(answers)).map(({ http }) => http)).toEqual([404, 404]);
      expect(await look()).toEqual(before);
    },
  );
});

describe('what visitors of another tenant see and have', () => {
  it('has a request here for every public call', () => {
    const tried = [...Object.keys(keyed), ...Object.keys(notKeyed), ...Object.keys(beginnings)];
    expect(tried.toSorted()).toEqual(
      publicCommands()
        .map(({ subject }) => subject)
        .toSorted(),
    );
  });

  it('is found by no public call', async () => {
    for (const command of publicCommands().filter(({ subject }) => !(subject in notKeyed)))
      for (const site of elsewhere()) {
        const { http, code } = await at(site, () => ask(command, publicRequest(command, sold)));
        // A form that is not there is a form that takes nothing.
        const isThere = code !== 'core.not_found' && code !== 'forms.closed';
        expect([command.subject, site.name, http, isThere]).toEqual([command.subject, site.name, http, false]);
      }
  }, 30_000);

  it('is found at its own host by each of them', async () => {
    for (const command of publicCommands().filter(({ subject }) => !(subject in notKeyed))) {
      const { http } = await at(sites[1], () => ask(command, publicRequest(command, sold)));
      expect([command.subject, http < 500 && http !== 404]).toEqual([command.subject, true]);
    }
  }, 30_000);

  it('opens on no screen but those of its own host', async () => {
    for (const path of screensOf(sold)) {
      const open = async (site: SiteOfTests) => [site.name, path, (await at(site, () => openScreen(path))).status];
      for (const site of elsewhere()) expect(await open(site)).toEqual([site.name, path, 404]);
      const [, , own] = await open(sites[1]);
      expect([path, [200, 303].includes(Number(own))]).toEqual([path, true]);
    }
  }, 30_000);
});

describe('the session of another site', () => {
  const signedIn = httpCommands().filter(({ http }) => http.role !== 'public');
  const pairs = [
    [1, 0],
    [1, 2],
    [2, 1],
    [0, 1],
  ] as const;

  it.each(pairs)(
    'of %i is none at %i, for any call',
    async (of, where) => {
      for (const command of signedIn) {
        const { http, body } = await at(sites[where], () => send(command.http, {}, sites[of].creator.token));
        expect([routeOf(command), http, body.code]).toEqual([routeOf(command), 401, 'core.unauthenticated']);
      }
    },
    30_000,
  );
});
