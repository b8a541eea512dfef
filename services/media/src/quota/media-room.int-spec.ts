import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  beginUpload,
  mediaUsage,
  restoreMedia,
  storePicture,
  storeVisitorFile,
  uploadUserFile,
  userMedia,
} from '@linkyard/contracts';
import { systemContext } from '@linkyard/service-kit';
import sharp from 'sharp';
import { creator, MediaHarness } from '../testing/media-harness.js';

const kb = 1024;
const full = {
  code: 'core.limit_reached',
  reason: { code: 'limits.media', params: { limit: 1, kind: 'mediaBytes' } },
};

describe('how many bytes an account may keep', () => {
  let harness: MediaHarness;
  beforeAll(async () => {
    harness = await MediaHarness.start({ MEDIA_QUOTA_MB: '2' });
  }, 30_000);
  afterAll(() => harness.stop());

  type Owner = ReturnType<typeof creator>;
  const text = (length: number) => Buffer.from('a'.repeat(length));
  const upload = async (owner: Owner, length = 400 * kb) =>
    harness.call(uploadUserFile, { file: await harness.incoming(text(length), 'a.txt'), type: 'document' }, owner);
  const fromVisitor = async ({ userId }: Owner) => {
    const file = await harness.incoming(text(400 * kb), 'a.txt', 'text/plain');
    return harness.call(storeVisitorFile, { file, userId, tenantId: null }, systemContext());
  };
  const usage = (owner: Owner) => harness.call(mediaUsage, {}, owner);

  it('is kept by uploads and visitors at the same moment', async () => {
    const owner = creator();
    harness.limit(owner.userId, { mediaBytes: kb * kb });
    const results = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => upload(owner)),
      ...Array.from({ length: 5 }, () => fromVisitor(owner)),
    ]);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(8);
    for (const error of refused) expect(error).toMatchObject(full);
    expect(await usage(owner)).toMatchObject({ bytes: 800 * kb, quotaBytes: kb * kb });
  }, 30_000);

  it('bounds what is announced, drawn and brought back, too', async () => {
    const owner = creator();
    const { _id } = await upload(owner);
    await harness.call(userMedia, { type: 'delete', data: [_id] }, owner);
    harness.limit(owner.userId, { mediaBytes: kb });
    const picture = await sharp({
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: '#0a0',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
    const shot = await harness.incoming(picture);
    const begun = { name: 'b.txt', size: 2 * kb, type: 'document' as const };
    for (const attempt of [
      harness.call(beginUpload, begun, owner),
      harness.call(restoreMedia, { ids: [_id] }, owner),
      harness.call(storePicture, { file: shot, purpose: 'profile', maxWidth: 512 }, owner),
    ])
      await expect(attempt).rejects.toHaveCode('core.limit_reached');
  });

  it('goes above what the installation gives where an account has more, and takes nothing away where it has less', async () => {
    const owner = creator();
    harness.limit(owner.userId, { mediaBytes: 4 * kb * kb });
    for (let at = 0; at < 6; at += 1) await upload(owner);
    harness.limit(owner.userId, { mediaBytes: kb });
    await expect(upload(owner, 1)).rejects.toHaveCode('core.limit_reached');
    expect((await usage(owner)).document).toBe(6);
  });
});
