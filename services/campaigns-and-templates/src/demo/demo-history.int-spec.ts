import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { activityRecorded, getDashboard, listFormSubmissions, listOptins } from '@linkyard/contracts';
import { creator } from '@linkyard/service-kit/testing';
import { demoUserId, LoadDemo } from './load-demo.js';
import { LoadCatalogue } from '../authoring/catalogue/load-catalogue.js';
import { ServiceHarness } from '../testing/service-harness.js';
import { DemoHistory } from './demo-history.js';

const demo = { ...creator(), userId: demoUserId };
let service: ServiceHarness;
beforeAll(async () => {
  service = await ServiceHarness.start();
  service.hasSources = true;
  await service.get(LoadCatalogue).load();
}, 60_000);
afterAll(() => service.stop());

const history = () => service.get(DemoHistory).make();
const countVisits = async () => {
  for (const data of await service.events(activityRecorded.name))
    await service.deliver(activityRecorded, activityRecorded.data.parse(data));
};

it('gives the demo page ninety days of visits, clicks, sign-ups and questions, once', async () => {
  expect(await history()).toBeNull();
  await service.get(LoadDemo).load();
  const made = await history();
  expect(made?.activities).toBeGreaterThan(3_000);
  expect(made?.leads).toBeGreaterThan(30);
  await countVisits();

  const dashboard = await service.call(getDashboard, { range: '90d' }, demo);
  expect(dashboard.totals.views + dashboard.totals.clicks).toBeGreaterThan(3_000);
  expect(dashboard.totals.uniques).toBeLessThan(dashboard.totals.views);
  expect(dashboard.series.filter(({ views }) => views > 0).length).toBeGreaterThanOrEqual(89);
  expect(dashboard.topLinks[0]).toMatchObject({ title: 'The spring shelf is open' });
  const { data } = await service.call(listOptins, { listPerPage: 100 }, demo);
  expect(data).toHaveLength(28);
  expect(new Set(data.map(({ createdAt }) => createdAt.slice(0, 10))).size).toBeGreaterThan(15);
  expect((await service.call(listFormSubmissions, { listPerPage: 100 }, demo)).data).toHaveLength(14);
  expect(await service.events('campaigns-and-templates.lead.captured')).toEqual([]);

  expect(await history()).toBeNull();
}, 300_000);
