import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  keepSavedPictures,
  mediaUsage,
  readSavedPage,
  templateMediaUsed,
  userMedia,
  type Ctx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { MediaSweep } from '../files/media-sweep.job.js';
import { creator, MediaHarness } from '../testing/media-harness.js';

let media: MediaHarness;
beforeAll(async () => {
  media = await MediaHarness.start();
}, 60_000);
afterAll(() => media.stop());

const picture = (colour: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();

async function anUpload() {
  const [red, blue] = await Promise.all([picture('red'), picture('blue')]);
  const files = { 'a.html': strToU8('<p>'), 'a_files/red.png': red, 'a_files/copy.png': red, 'a_files/blue.png': blue };
  return media.incoming(Buffer.from(zipSync({ ...files, 'a_files/text.png': strToU8('no picture') })), 'a.zip');
}

const red = 'a_files/red.png';
const blue = 'a_files/blue.png';
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const sweep = (now: Date) => media.get<MediaSweep>(MediaSweep).sweep(now);

async function keep(ctx: Ctx, names: string[]) {
  const { pictures } = await media.call(keepSavedPictures, { file: await anUpload(), names }, ctx);
  return new Map(pictures.map(({ name, path }) => [name, path ?? '']));
}
async function inLibrary(ctx: Ctx): Promise<string[]> {
  const library = await media.call(userMedia, { type: 'get', data: {} }, ctx);
  return library.type === 'get' ? library.data.map(({ file }) => file.path) : [];
}
const show = (userId: string, paths: string[]) =>
  media.deliver(templateMediaUsed, {
    ...{ templateId: newId(), userId, title: 'My page', version: 1 },
    paths: paths.map((path) => path.slice('/media/'.length)),
  });

describe('pictures of a saved page', () => {
  it('are stored once for each content, also when the page is read again, and their upload is removed', async () => {
    const ana = creator();
    const readAndKeep = async (names: string[]) => {
      const file = await anUpload();
      expect((await media.call(readSavedPage, { file }, ana)).files).toHaveLength(4);
      return (await media.call(keepSavedPictures, { file, names }, ana)).pictures;
    };
    const names = ['a_files/red.png', 'a_files/copy.png', 'a_files/blue.png'];
    const byName = new Map((await readAndKeep(names)).map(({ name, path }) => [name, path]));
    expect([...byName.keys()].sort()).toEqual([...names].sort());
    expect(byName.get('a_files/copy.png')).toBe(byName.get('a_files/red.png'));
    expect(await readAndKeep(['a_files/blue.png'])).toEqual([
      { name: 'a_files/blue.png', path: byName.get('a_files/blue.png'), problem: null },
    ]);
    expect(await inLibrary(ana)).toEqual([]);
    expect((await media.keys()).filter((key) => key.startsWith('incoming/'))).toEqual([]);
  }, 30_000);

  it('come into the library when a page shows them, and the others are removed a day later', async () => {
    const ana = creator();
    const paths = await keep(ana, [red, blue]);
    await show(ana.userId, [paths.get(red) ?? '']);
    expect(await inLibrary(ana)).toEqual([paths.get(red)]);
    expect(await sweep(hours(23))).toBe(0);
    await sweep(hours(25));
    const keys = await media.keys();
    expect([red, blue].map((name) => keys.includes((paths.get(name) ?? '').slice('/media/'.length)))).toEqual([
      true,
      false,
    ]);
    expect((await media.call(mediaUsage, {}, ana)).gallery).toBe(1);
  }, 30_000);

  it('can be imported again after their owner has deleted them', async () => {
    const ana = creator();
    const first = await keep(ana, [red]);
    await show(ana.userId, [...first.values()]);
    const library = await media.call(userMedia, { type: 'get', data: {} }, ana);
    const ids = library.type === 'get' ? library.data.map(({ _id }) => _id) : [];
    await media.call(userMedia, { type: 'delete', data: ids, force: true }, ana);
    const second = await keep(ana, [red]);
    expect(second.get(red)).toMatch(/^\/media\/pictures\//);
    expect(second.get(red)).not.toBe(first.get(red));
  }, 30_000);

  it('that are not taken are named with the reason', async () => {
    const request = { file: await anUpload(), names: ['a_files/text.png', 'a_files/none.png'] };
    const { pictures } = await media.call(keepSavedPictures, request);
    expect(pictures).toEqual(
      expect.arrayContaining([
        { name: 'a_files/text.png', path: null, problem: { code: 'media.not_picture' } },
        {
          name: 'a_files/none.png',
          path: null,
          problem: { code: 'media.picture_too_large', params: { megabytes: 5 } },
        },
      ]),
    );
  });
});
