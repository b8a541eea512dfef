import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountTransferred, userDeleted } from '@linkyard/contracts';
import { collectionsThatMention, fillEveryCollection } from '@linkyard/service-kit/testing';
import { MediaSweep } from './files/media-sweep.job.js';
import { newId } from '@linkyard/mongo';
import { UsageRepository } from './quota/usage.repository.js';
import { shelves as shelfRecords } from './shelves/shelf.schema.js';
import { ShelvesRepository } from './shelves/shelves.repository.js';
import { mediaService } from './media.module.js';
import { creator, MediaHarness } from './testing/media-harness.js';
import { UploadSweep } from './uploads/upload-sweep.job.js';

describe('erasing an account', () => {
  let service: MediaHarness;
  beforeAll(async () => {
    service = await MediaHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  it('leaves no record of the owner in any collection of the service', async () => {
    const { userId } = creator();
    const records = {
      userId,
      kept: { sweeps: 'progress of the orphan sweep, without an owner' },
      fields: {
        media: {
          objects: [],
          purpose: 'library',
          state: 'ready',
          type: 'gallery',
          bytesCharged: 0,
          tags: [],
          folder: '',
        },
        uploads: { state: 'open', parts: [] },
        usage: { _id: userId },
        exports: { key: 'exports/2026-11/leads.csv', deletedAt: null },
        generatedDocuments: { key: 'generated-documents/2026-11/receipt.pdf', deletedAt: null },
      },
    };
    await fillEveryCollection(service.database, mediaService.models, records);
    await service.deliver(userDeleted, { userId, tenantId: null });
    await service.get(MediaSweep).sweep();
    await service.get(UploadSweep).sweep();
    expect(await collectionsThatMention(service.database, mediaService.models, records)).toEqual([]);
  });

  it('hands files, folders and what they weigh to the reseller, once or repeated', async () => {
    const { userId: from } = creator();
    const { userId: to } = creator();
    const media = {
      purpose: 'library',
      state: 'ready',
      type: 'gallery',
      bytesCharged: 7,
      deletedAt: null,
    };
    const file = (userId: string, folder: string) => ({
      _id: newId(),
      userId,
      tenantId: 't',
      rev: 1,
      folder,
      tags: [],
      objects: [{ key: newId() }],
      ...media,
    });
    await service.rows('media').insertMany([file(from, 'logos'), file(to, 'Logos')]);
    const shelves = service.database.collection(shelfRecords);
    await service.get(ShelvesRepository).count(from, { entered: [{ folder: 'logos', tags: [] }] });
    await service.get(ShelvesRepository).count(to, { entered: [{ folder: 'Logos', tags: [] }] });
    await service.get(UsageRepository).change(from, { bytes: 7, gallery: 1 });
    await service.get(UsageRepository).change(to, { bytes: 5, gallery: 1 });
    for (const _time of [1, 2])
      await service.deliver(accountTransferred, { from, to, tenantId: newId() }, new Date(), null);
    expect(
      await service.rows('media').countDocuments({ userId: to, tenantId: { $in: ['t', null] }, folder: 'Logos' }),
    ).toBe(2);
    expect(await shelves.find({ userId: { $in: [from, to] } }).toArray()).toMatchObject([
      { userId: to, name: 'Logos', count: 2 },
    ]);
    expect(await service.get(UsageRepository).read(to)).toMatchObject({ bytes: 12, gallery: 2 });
    expect(await service.get(UsageRepository).read(from)).toMatchObject({ bytes: 0, gallery: 0 });
  });
});
