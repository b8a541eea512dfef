import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getPrivateFile, uploadProductFile, usedProductFiles, type Ctx } from '@linkyard/contracts';
import { creator, MediaHarness } from '../testing/media-harness.js';
import { mediaFiles } from '../files/media.schema.js';
import { usages } from '../quota/usage.schema.js';
import { ProductFileSweep } from './product-file-sweep.job.js';

const dayMs = 86_400_000;
const after = (days: number) => new Date(Date.now() + days * dayMs);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

describe('files that no product refers to', () => {
  let harness: MediaHarness;
  let ana: Ctx & { userId: string };
  const used = new Set<string>();
  beforeAll(async () => {
    harness = await MediaHarness.start();
  }, 30_000);
  afterAll(() => harness.stop());
  beforeEach(() => {
    ana = creator();
    harness.others.set(usedProductFiles.subject, (payload) => {
      const { mediaIds } = usedProductFiles.request.parse(payload);
      return { mediaIds: mediaIds.filter((id) => used.has(id)) };
    });
  });

  const sweep = (days: number) => harness.get<ProductFileSweep>(ProductFileSweep).sweep(after(days));
  const upload = async () => {
    const file = await harness.incoming(pdf, 'guide.pdf', 'application/pdf');
    return (await harness.call(uploadProductFile, { file }, ana)).mediaId;
  };
  const record = (_id: string) => harness.database.collection(mediaFiles).findOne({ _id });
  const keyOf = async (_id: string) => (await record(_id))?.objects[0]?.key ?? '';
  const bytes = async () => (await harness.database.collection(usages).findOne({ _id: ana.userId }))?.bytes;

  it('are removed with their bytes a week after the first sweep that found them, and those in use stay', async () => {
    const [unused, sold] = [await upload(), await upload()];
    used.add(sold);
    const key = await keyOf(unused);
    expect([await sweep(0), await sweep(6.9)]).toEqual([0, 0]);
    expect(await harness.store.stat(key)).not.toBeNull();
    expect([await sweep(7), await sweep(30)]).toEqual([1, 0]);
    expect([await record(unused), await harness.store.stat(key)]).toEqual([null, null]);
    expect(await bytes()).toBe(pdf.length);
    const { file } = await harness.call(getPrivateFile, { userId: ana.userId, mediaId: sold });
    expect(file?.size).toBe(pdf.length);
  });

  it('begin their week again when a product needed them in between', async () => {
    const file = await upload();
    await sweep(0);
    used.add(file);
    expect(await sweep(7)).toBe(0);
    used.delete(file);
    expect([await sweep(8), await sweep(14.9), await sweep(15)]).toEqual([0, 0, 1]);
  });

  it('stay while the commerce service is away', async () => {
    const file = await upload();
    await sweep(0);
    harness.others.delete(usedProductFiles.subject);
    expect(await sweep(30)).toBe(0);
    expect(await record(file)).not.toBeNull();
  });
});
