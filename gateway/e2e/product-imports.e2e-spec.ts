import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  confirmProductImport,
  getProductImport,
  listProducts,
  reportProductImport,
  startProductImport,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, until, type Person } from '@linkyard/testing';
import { z } from 'zod';

const fixtures = join(import.meta.dirname, '../../services/workers/src/product-imports/fixtures');
const reply = z.object({ code: z.string().optional(), data: z.unknown().optional() });

async function upload(content: Buffer | string, person: Person | null, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ currency: 'EUR', ...fields })) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), 'shop.csv');
  const headers = person ? { authorization: person.token } : undefined;
  const path = startProductImport.http?.path ?? '';
  const response = await fetch(`${baseUrl()}${path}`, { method: 'POST', body: form, headers });
  return { http: response.status, ...reply.parse(await response.json()) };
}

/** Waits for the end of what was begun. */
async function ended({ token }: Person) {
  const { import: latest } = await until(
    () => must(getProductImport, {}, token),
    (answer) => answer.import !== null && ['done', 'failed'].includes(answer.import.state),
  );
  if (!latest) throw new Error('there is no import');
  const { lines } = await must(reportProductImport, { importId: latest.importId }, token);
  return { ...latest, lines };
}
const productsOf = async ({ token }: Person) => (await must(listProducts, { listPerPage: 100 }, token)).data;

describe('the import of products', () => {
  let ana: Person;
  let ben: Person;
  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
  });

  it('shows what a file would make, then makes drafts, and changes them when the file comes again', async () => {
    const csv = 'Handle,Title,Variant Price\nmug,Mug,9.50\nbad,,1\n';
    expect((await upload(csv, ana, { isPreview: 'true' })).http).toBe(200);
    const preview = await ended(ana);
    expect(preview).toMatchObject({ isPreview: true, total: 2, created: 1, leftOut: 1 });
    expect(preview.lines).toMatchObject([
      { row: 2, title: 'Mug', action: 'create', remarks: [] },
      { row: 3, action: 'skip', remarks: [{ code: 'title_missing' }] },
    ]);
    expect(await productsOf(ana)).toEqual([]);
    const { importId } = preview;
    expect((await call(confirmProductImport, { importId }, ben.token)).http).toBe(404);
    expect((await call(reportProductImport, { importId }, ben.token)).http).toBe(404);
    await must(confirmProductImport, { importId }, ana.token);
    expect(await ended(ana)).toMatchObject({ isPreview: false, created: 1, updated: 0, leftOut: 1 });
    expect(await productsOf(ana)).toMatchObject([
      { title: 'Mug', state: 'draft', price: { amount: 950, currency: 'EUR' } },
    ]);
    expect((await call(confirmProductImport, { importId }, ana.token)).http).toBe(409);
    const [{ _id, rev } = { _id: '', rev: 0 }] = await productsOf(ana);
    await must(addUpdateProduct, { _id, rev, state: 'published' }, ana.token);
    await upload('Handle,Title,Variant Price\nmug,Large mug,\n', ana);
    expect(await ended(ana)).toMatchObject({ created: 0, updated: 1, leftOut: 0 });
    expect(await productsOf(ana)).toMatchObject([{ title: 'Large mug', price: { amount: 950 }, state: 'published' }]);
  });

  it('keeps the ids of variants when a row comes before them', async () => {
    const variants = async () => (await productsOf(ben))[0]?.variants.map(({ id, title }) => [id, title]);
    await upload(readFileSync(join(fixtures, 'variant-sign.csv')), ben);
    await ended(ben);
    expect(await variants()).toEqual([
      ['a', 'A'],
      ['a-2', 'A+'],
      ['a-3', 'A++'],
    ]);
    const rows = readFileSync(join(fixtures, 'variant-sign.csv'), 'utf8').replace(
      'licence,,,A+,',
      'licence,,,A-,L-M,5.00\nlicence,,,A+,',
    );
    await upload(rows, ben);
    expect(await ended(ben)).toMatchObject({ updated: 1 });
    expect(await variants()).toEqual([
      ['a', 'A'],
      ['a-2-2', 'A-'],
      ['a-2', 'A+'],
      ['a-3', 'A++'],
    ]);
  });

  it('takes a file of 2.9 MB and refuses a second import until it has ended', async () => {
    const seller = await newCreator('Cleo');
    const words = 'A longer description of the product. '.repeat(500);
    const rows = Array.from({ length: 160 }, (_, index) => `p${index},Product ${index},${words},${index}.50`);
    const file = ['Handle,Title,Body (HTML),Variant Price', ...rows, ''].join('\n');
    expect(Buffer.byteLength(file)).toBeGreaterThan(2_900_000);
    expect((await upload(file, seller, { isPreview: 'true' })).http).toBe(200);
    expect(await upload(file, seller)).toMatchObject({ http: 409, code: 'commerce.import_running' });
    expect(await ended(seller)).toMatchObject({ state: 'done', total: 160, created: 160, leftOut: 0 });
  });

  it('says why a file is no list of products', async () => {
    await upload('just words', ana);
    expect(await ended(ana)).toMatchObject({ state: 'failed', failure: 'no_table', lines: [] });
  });

  it('is closed without a login', async () => {
    expect((await upload('Title\nMug\n', null)).http).toBe(401);
  });
});
