import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@linkyard/mongo';
import { MediaHarness } from '../../testing/media-harness.js';
import { mediaFiles } from '../media.schema.js';
import { fileDetails } from './2026-11-22-file-details.js';
import { titleWords } from './2026-11-22-title-words.js';

let harness: MediaHarness;
beforeAll(async () => {
  harness = await MediaHarness.start();
}, 30_000);
afterAll(async () => harness.stop());

it('gives files of before what every file has, and leaves the others alone', async () => {
  const files = harness.database.db.collection<{ _id: string; [field: string]: unknown }>(
    harness.database.nameOf(mediaFiles.collection),
  );
  const [picture, document, labelled] = [newId(), newId(), newId()];
  await files.insertMany([
    { _id: picture, title: 'a', type: 'gallery', objects: [{ key: 'pictures/a' }], alt: 'A cat' },
    { _id: document, title: 'b', type: 'document', objects: [{ key: 'documents/b' }] },
    { _id: labelled, title: 'c', type: 'document', kind: 'audio', objects: [{ key: 'documents/c' }], tags: ['mine'] },
  ]);
  await fileDetails.up(harness.database);
  const details = { duration: null, placeholder: '', credit: null, focalPoint: null, folder: '', tags: [], usedIn: [] };
  expect(await files.findOne({ _id: picture })).toMatchObject({ ...details, kind: 'picture', alt: 'A cat' });
  expect(await files.findOne({ _id: document })).toMatchObject({ ...details, kind: 'document' });
  expect(await files.findOne({ _id: labelled })).toMatchObject({ kind: 'audio', tags: ['mine'] });
});

it('finds files of before by the words of their titles', async () => {
  const files = harness.database.db.collection<{ _id: string; [field: string]: unknown }>(
    harness.database.nameOf(mediaFiles.collection),
  );
  const _id = newId();
  await files.insertOne({ _id, title: 'Old Quay', objects: [{ key: 'pictures/old' }] });
  await titleWords.up(harness.database);
  const found = await files.findOne({ _id });
  expect(found).toMatchObject({ titleKey: 'old quay' });
  expect(found?.['titleParts']).toEqual(expect.arrayContaining(['o', 'old', 'qu', 'uay']));
});
