import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keepSavedPictures, readSavedPage, userMedia } from '@linkyard/contracts';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
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

describe('pictures of a saved page', () => {
  it('are stored once for each content, also when the page is read again, and their upload is removed', async () => {
    const ana = creator();
    const keep = async (names: string[]) => {
      const file = await anUpload();
      expect((await media.call(readSavedPage, { file }, ana)).files).toHaveLength(4);
      return (await media.call(keepSavedPictures, { file, names }, ana)).pictures;
    };
    const names = ['a_files/red.png', 'a_files/copy.png', 'a_files/blue.png'];
    const byName = new Map((await keep(names)).map(({ name, path }) => [name, path]));
    expect([...byName.keys()].sort()).toEqual([...names].sort());
    expect(byName.get('a_files/copy.png')).toBe(byName.get('a_files/red.png'));
    expect(await keep(['a_files/blue.png'])).toEqual([
      { name: 'a_files/blue.png', path: byName.get('a_files/blue.png'), problem: '' },
    ]);
    const library = await media.call(userMedia, { type: 'get', data: {} }, ana);
    expect(library.type === 'get' && library.totalMedia).toBe(2);
    expect((await media.keys()).filter((key) => key.startsWith('incoming/'))).toEqual([]);
  }, 30_000);

  it('that are not taken are named with the reason', async () => {
    const request = { file: await anUpload(), names: ['a_files/text.png', 'a_files/none.png'] };
    const { pictures } = await media.call(keepSavedPictures, request);
    expect(pictures).toEqual(
      expect.arrayContaining([
        { name: 'a_files/text.png', path: null, problem: expect.stringMatching(/valid image/) },
        { name: 'a_files/none.png', path: null, problem: expect.stringMatching(/5 MB/) },
      ]),
    );
  });
});
