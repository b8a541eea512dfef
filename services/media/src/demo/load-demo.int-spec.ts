import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mediaFolders, userMedia } from '@linkyard/contracts';
import { creator, MediaHarness } from '../testing/media-harness.js';
import { LoadDemo } from './load-demo.js';

let media: MediaHarness;
beforeAll(async () => {
  media = await MediaHarness.start();
}, 30_000);
afterAll(() => media.stop());

it('puts described pictures into the library of the demo creator, once', async () => {
  const demo = { ...creator(), userId: '0000000000000000000000d1' };
  const loader = media.get<LoadDemo>(LoadDemo);
  await loader.load();
  await loader.load();
  const listed = await media.call(userMedia, { type: 'get', data: {} }, demo);
  if (listed.type !== 'get') throw new Error('The library was not listed');
  expect(listed.data.map(({ kind, state }) => [kind, state])).toEqual(Array(6).fill(['picture', 'ready']));
  expect(listed.data.filter(({ alt, title }) => alt === '' || title === '')).toEqual([]);
  expect((await media.call(mediaFolders, {}, demo)).folders).toMatchObject([{ name: 'Last firing', count: 5 }]);
});
