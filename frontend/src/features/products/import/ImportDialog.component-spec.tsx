import { describe, expect, it } from '@jest/globals';
import {
  confirmProductImport,
  getProductImport,
  reportProductImport,
  startProductImport,
  type ProductImportView,
} from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { ImportDialog } from './ImportDialog.js';

const importId = 'a'.repeat(24);
const anImport = (changes: Partial<ProductImportView> = {}): ProductImportView => ({
  ...{ importId, fileName: 'shop.csv', currency: 'EUR', state: 'done', isPreview: true, failure: null },
  ...{ total: 3, done: 3, created: 1, updated: 1, leftOut: 1, remarked: 1, createdAt: '2026-11-25T10:00:00.000Z' },
  ...changes,
});
const line = { row: 2, position: 0, key: 'cup', title: 'Cup', variants: 2, action: 'create' as const };
const lines = [
  { ...line, remarks: [{ code: 'cut' as const, field: 'seo.description', count: 300, value: 'x' }] },
  {
    ...line,
    row: 7,
    position: 1,
    key: 'bad',
    title: '',
    variants: 0,
    action: 'skip' as const,
    remarks: [{ code: 'title_missing' as const }],
  },
];
const report = { lines, next: null };
const open = (api: FakeApi) => renderWithProviders(<ImportDialog onClose={() => undefined} />, { api });

describe('the import of products', () => {
  it('uploads a file to be checked', async () => {
    const api = new FakeApi()
      .on(getProductImport, { import: null })
      .on(startProductImport, anImport({ state: 'queued' }));
    const { user } = open(api);
    await user.type(await screen.findByRole('textbox', { name: 'Or paste it' }), 'Title,Price');
    api.on(getProductImport, { import: anImport({ state: 'running', total: 3, done: 1 }) });
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByText('1 of 3 products checked')).toBeVisible();
    expect(screen.getByText(/You can close this window/)).toBeVisible();
  });

  it('shows what was checked with its remarks, and imports it', async () => {
    const api = new FakeApi()
      .on(getProductImport, { import: anImport() })
      .on(reportProductImport, report)
      .on(confirmProductImport, anImport({ state: 'queued', isPreview: false }));
    const { user } = open(api);
    const list = await screen.findByRole('list', { name: 'What will be imported' });
    expect(
      await within(list).findByText('Row 2: “Description for search engines” was cut to 300 characters.'),
    ).toBeVisible();
    expect(within(list).getByText('Row 7: The product has no title.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 2 products' }));
    expect(api.bodiesTo(confirmProductImport)).toEqual([{ importId }]);
  });

  it('says why a file cannot be read, and takes another one', async () => {
    const failed = anImport({ state: 'failed', failure: 'no_table', total: null, created: 0, updated: 0, leftOut: 0 });
    const { user } = open(new FakeApi().on(getProductImport, { import: failed }));
    expect(await screen.findByText(/This is not a list of products/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(await screen.findByRole('button', { name: 'Check the file' })).toBeDisabled();
  });
});
