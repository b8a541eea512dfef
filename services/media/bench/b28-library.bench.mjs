// B28: a page of the media library and a search in it, of an owner with a thousand, a hundred thousand and a million files.
import { creator, demo, openRates } from '../../../deploy/bench/kit/installation.mjs';
import { quantile } from '../../../deploy/bench/kit/measure.mjs';
import { libraryFilter, librarySort } from '../dist/files/library-query.js';
import { withLibrary } from './library-files.mjs';

const sizes = (process.env.BENCH_ITEMS ?? '1000,100000,1000000').split(',').map(Number);
const asked = Number(process.env.BENCH_CALLS ?? 200);
const perPage = 24;

const listings = {
  'page of 24, newest first': {},
  'page of 24, by title': { sort: 'title' },
  'search, half of the titles': { searchTerm: 'photo' },
  'search, inside a word': { searchTerm: 'ortrai' },
  'search, two words': { searchTerm: 'kiln ferry' },
  'search, one title': { searchTerm: '000777' },
  'search, no title': { searchTerm: 'zeppelin' },
};
/** Pages far from both ends are no target of their own; what they cost is worth knowing. */
const deep = {
  'last page': (size) => Math.ceil(size / perPage),
  'page in the middle': (size) => Math.ceil(size / perPage / 2),
};

export async function run(stack) {
  const ask = await creator(stack.url);
  await ask('/user/media', { type: 'get', data: {} });
  // The call has been made once, so its counter exists and can be opened.
  await openRates(stack);
  return withLibrary(stack, demo.email, async ({ media, userId, holds }) => {
    const [found, plans] = [{}, {}];
    for (const size of sizes) {
      await holds(size);
      for (const [name, data] of Object.entries(listings)) {
        (found[name] ??= []).push(await measured(ask, data));
        plans[name] = await planOf(media, userId, data);
      }
      for (const [name, pageOf] of Object.entries(deep))
        (found[name] ??= []).push(await measured(ask, { page: pageOf(size) }, 10));
    }
    return Object.entries(found).map(([name, arms]) => rowOf(name, arms, plans[name]));
  });
}

/** Milliseconds of one call after the other, as a browser waits for them. */
async function measured(ask, data, times = asked) {
  const once = async () => {
    const started = performance.now();
    await ask('/user/media', { type: 'get', data });
    return performance.now() - started;
  };
  for (let warm = 0; warm < Math.min(20, times); warm += 1) await once();
  const taken = [];
  for (let at = 0; at < times; at += 1) taken.push(await once());
  return { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95), p99: quantile(taken, 0.99) };
}

/** How the database finds a page: the stages of its plan, and how many records it reads for each that it returns. */
async function planOf(media, userId, data) {
  const listing = { sort: 'newest', ...data };
  const options = { sort: librarySort(listing), limit: perPage };
  const plan = await media.find(libraryFilter(userId, listing), options).explain('executionStats');
  const stages = [...JSON.stringify(plan.queryPlanner.winningPlan).matchAll(/"stage":"(\w+)"/g)].map(
    ([, stage]) => stage,
  );
  const { totalDocsExamined, nReturned } = plan.executionStats;
  return {
    isIndexed: stages.includes('IXSCAN') && !stages.some((stage) => ['COLLSCAN', 'SORT'].includes(stage)),
    totalDocsExamined,
    nReturned,
  };
}

function rowOf(name, arms, plan) {
  const [first, last] = [arms[0], arms.at(-1)];
  const ratios = ['p50', 'p99'].map((which) => last[which] / first[which]);
  const worst = Math.max(...arms.map(({ p95 }) => p95));
  const formatted = (which) => arms.map((arm) => arm[which].toFixed(1)).join(' / ');
  return {
    id: 'B28',
    measure: `Media library, ${name}: p95 with ${sizes.map((size) => size.toLocaleString('en')).join(' / ')} files`,
    ours: `${formatted('p95')} ms`,
    reference: `p50 ${formatted('p50')} ms`,
    ratio: ratios[0],
    target: plan ? '<= 25 ms; p50 <= 1.5, p99 <= 2 of the smallest; by index' : 'none set',
    ...(plan ? { met: worst <= 25 && ratios[0] <= 1.5 && ratios[1] <= 2 && plan.isIndexed } : {}),
    note: plan
      ? `p99 ${formatted('p99')} ms, ${ratios[1].toFixed(2)}; ${plan.isIndexed ? 'index, no sort in memory' : '**no index**'}, ${plan.totalDocsExamined} records read for ${plan.nReturned}`
      : 'by the index alone, from the nearer end',
  };
}
