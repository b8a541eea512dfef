import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userDeleted } from '@linkyard/contracts';
import { collectionsThatMention, fillEveryCollection } from '@linkyard/service-kit/testing';
import { MediaSweep } from './files/media-sweep.job.js';
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
});
