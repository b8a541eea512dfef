import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { beginDocument, finishDocument, renderDocument, requestDocument, userDeleted } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { MediaHarness } from '../testing/media-harness.js';

let media: MediaHarness;
beforeAll(async () => {
  media = await MediaHarness.start({ PUBLIC_URL: 'https://links.test' });
}, 30_000);
afterAll(() => media.stop());

const aReceipt = (revision = 'refunded:0') => ({
  ...{ ownerId: newId(), kind: 'order-receipt' as const, subjectId: newId(), revision, fileName: 'receipt-1.pdf' },
});
const jobsOf = (ownerId: string) =>
  media.jobs
    .flatMap(({ name, data }) => (name === renderDocument.name ? [renderDocument.data.parse(data)] : []))
    .filter((job) => job.ownerId === ownerId);
/** What the worker does. */
async function render({ ownerId }: { ownerId: string }, outcome: 'ready' | 'failed' = 'ready') {
  const documentId = String(jobsOf(ownerId).at(-1)?.documentId);
  const { plan } = await media.call(beginDocument, { documentId, ownerId });
  if (!plan) throw new Error('nothing to render');
  await media.store.put(plan.key, Buffer.from('%PDF-'), { contentType: 'application/pdf' });
  const { kept } = await media.call(finishDocument, { documentId, ownerId, outcome, size: 5 });
  return { documentId, key: plan.key, kept };
}

describe('the document of a record', () => {
  it('is rendered once for each revision, also when it is requested twice at the same moment', async () => {
    const wanted = aReceipt();
    const both = await Promise.all([media.call(requestDocument, wanted), media.call(requestDocument, wanted)]);
    expect(both).toEqual([
      { state: 'queued', url: null },
      { state: 'queued', url: null },
    ]);
    expect(new Set(jobsOf(wanted.ownerId).map(({ documentId }) => documentId)).size).toBe(1);
    const { documentId } = await render(wanted);
    const { url } = await media.call(requestDocument, wanted);
    expect(url).toMatch(/^\/media\/generated-documents\/[\w/-]+\.pdf\?expires=\d+&name=receipt-1\.pdf&signature=/);
    expect(await media.call(beginDocument, { documentId, ownerId: wanted.ownerId })).toEqual({ plan: null });
    expect(await media.call(requestDocument, { ...wanted, revision: 'refunded:500' })).toMatchObject({ url: null });
    expect((await media.call(requestDocument, wanted)).url).not.toBeNull();
  });

  it('that failed reports so once, and is then rendered by another job', async () => {
    const wanted = aReceipt();
    await media.call(requestDocument, wanted);
    await render(wanted, 'failed');
    expect(await media.call(requestDocument, wanted)).toEqual({ state: 'failed', url: null });
    expect(await media.call(requestDocument, wanted)).toEqual({ state: 'queued', url: null });
    expect(jobsOf(wanted.ownerId).map(({ run }) => run)).toEqual([1, 2]);
  });

  it('is deleted with its account; a worker that ends later hears that it is not kept', async () => {
    const wanted = aReceipt();
    await media.call(requestDocument, wanted);
    const { key, documentId } = await render(wanted);
    await media.deliver(userDeleted, { userId: wanted.ownerId, tenantId: null });
    expect(await media.store.stat(key)).toBeNull();
    const ending = { documentId, ownerId: wanted.ownerId, outcome: 'ready' as const, size: 5 };
    expect(await media.call(finishDocument, ending)).toEqual({ kept: false });
  });
});
