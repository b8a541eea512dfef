import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  addUpdateImageSection,
  updateSectionImage,
  uploadSectionFile,
  userMedia,
  type AnyCommand,
  type SectionView,
  type WireReply,
} from '@linkyard/contracts';
import { baseUrl, must, newCampaign, newCreator, wavBytes, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';
import { png } from './png.js';

describe('a file for a section', () => {
  let ana: Person;
  let ben: Person;
  let at: { templateId: string; pageId: string };
  const section = (type: string) => must(addSection, { ...at, type }, ana.token);
  async function send(
    contract: AnyCommand,
    fields: Record<string, string>,
    person: Person | null = ana,
    file: { bytes: Buffer; name: string; mime: string } = { bytes: png(), name: 'mug.png', mime: 'image/png' },
  ): Promise<{ http: number; body: WireReply<SectionView> }> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.mime }), file.name);
    const headers = person ? { authorization: person.token } : undefined;
    const reply = await fetch(`${baseUrl()}${contract.http?.path ?? ''}`, { method: 'POST', body: form, headers });
    return { http: reply.status, body: await reply.json() };
  }
  const libraryOf = async (person: Person) => {
    const reply = await must(userMedia, { type: 'get', data: {} }, person.token);
    return reply.type === 'get' ? reply.totalMedia : -1;
  };

  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    const editor = await editorOf(ana, await newCampaign(ana, 'Ana makes mugs'));
    at = { templateId: editor.templateId, pageId: editor.pageId };
  });

  it('goes into the library and into the field it was sent for', async () => {
    const card = await section('el_card');
    const { http, body } = await send(updateSectionImage, { section_id: card._id });
    expect([http, body.data?.rev]).toEqual([200, card.rev + 1]);
    expect(body.data?.sectionData['image']).toMatch(/^\/media\/pictures\//);
    expect(await libraryOf(ana)).toBe(1);
  });

  it('is added to a list of pictures, or replaces one of them', async () => {
    const { _id: section_id } = await section('el_gallery');
    const first = await send(addUpdateImageSection, { section_id, alt: 'A blue mug' });
    const images = (view: SectionView | undefined) => view?.sectionData['images'] as { imgUrl: string; alt: string }[];
    const added = images(first.body.data).length;
    expect(images(first.body.data).at(-1)).toMatchObject({
      alt: 'A blue mug',
      imgUrl: expect.stringMatching(/^\/media/),
    });
    const second = await send(addUpdateImageSection, { section_id, index: String(added - 1), alt: 'A red mug' });
    expect(images(second.body.data)).toHaveLength(added);
    expect(images(second.body.data).at(-1)?.alt).toBe('A red mug');
  });

  it('may be a sound', async () => {
    const { _id: section_id } = await section('el_audio');
    const sound = { bytes: wavBytes(), name: 'song.wav', mime: 'audio/wav' };
    const { http, body } = await send(uploadSectionFile, { section_id, field: 'audios.0.src' }, ana, sound);
    expect([http, JSON.stringify(body.data?.sectionData)]).toEqual([200, expect.stringMatching(/"src":"\/media\//)]);
  });

  it.each([
    ['anonymous', 401, null, {}],
    ['another creator', 404, 'ben', {}],
    ['a field that is not there', 422, 'ana', { field: 'nothing.here' }],
    ['a field that takes no file', 422, 'ana', { field: 'newpage' }],
    ['an old revision', 409, 'ana', { rev: '0' }],
  ])('of %s is refused and stored nowhere', async (_what, status, who, fields) => {
    const card = await section('el_card');
    const before = await libraryOf(ana);
    const person = who === null ? null : who === 'ben' ? ben : ana;
    const { http } = await send(updateSectionImage, { section_id: card._id, ...fields }, person);
    expect(http).toBe(status);
    expect([await libraryOf(ana), await libraryOf(ben)]).toEqual([before, 0]);
  });

  it('is refused by a block without a list of pictures', async () => {
    const { _id: section_id } = await section('el_heading');
    expect((await send(addUpdateImageSection, { section_id })).http).toBe(422);
  });
});
