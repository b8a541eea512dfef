import { describe, expect, it } from '@jest/globals';
import { importCampaign, listCampaigns, type ReplyInput } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { ImportDialog } from './ImportDialog.js';

const incomplete = { code: 'relative-link', text: "1 link was left out, incomplete without the page's address." };
const found = (
  links: { title: string; url: string }[],
  warnings = [incomplete],
): ReplyInput<typeof importCampaign> => ({
  kind: 'found',
  source: 'html',
  page: { title: 'Tamsin', links },
  skipped: [{ title: 'Free book', url: 'javascript:x', reason: 'scheme' }],
  warnings,
});
const shop = { title: 'Shop', url: 'https://shop.tamsin.example/' };
const kites = { title: 'Kites', url: 'https://tamsin.example/kites.html' };
const content = '<a href="kites.html">Kites</a>';
// The DOM of these specs has files, but not their bytes.
const savedPage = () =>
  Object.assign(new File([content], 'tamsin.html', { type: 'text/html' }), {
    arrayBuffer: async () => new TextEncoder().encode(content).buffer,
  });

function open() {
  const nothing = { data: [], currentPage: 1, totalCount: 0, pageCounts: 0, listPerPage: 100 };
  const api = new FakeApi()
    .on(listCampaigns, nothing)
    .onCall(importCampaign, (body) => (body.preview && body.url ? found([kites, shop], []) : found([shop])));
  return renderWithProviders(<ImportDialog opened onClose={() => undefined} />, { api });
}
const chooseFile = async (user: ReturnType<typeof open>['user']) => {
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no file field');
  await user.upload(input, savedPage());
};

describe('the import dialog', () => {
  it('reads a file together with the address beside it', async () => {
    const { user, api } = open();
    await user.type(await screen.findByLabelText('Address of your page'), 'tamsin.example/me');
    await chooseFile(user);
    expect(await screen.findByDisplayValue('Kites')).toBeVisible();
    expect(api.bodiesTo(importCampaign)).toEqual([
      { preview: true, source: 'html', content, url: 'https://tamsin.example/me' },
    ]);
  });

  it('reads a file by itself when what stands in the address field is no address', async () => {
    const { user, api } = open();
    await user.type(await screen.findByLabelText('Address of your page'), 'two words');
    await chooseFile(user);
    expect(await screen.findByText(incomplete.text)).toBeVisible();
    expect(api.bodiesTo(importCampaign)).toEqual([{ preview: true, source: 'html', content }]);
  });

  it('says what was not taken, and reads the file again with the address', async () => {
    const { user, api } = open();
    await chooseFile(user);
    expect(await screen.findByText(incomplete.text)).toBeVisible();
    expect(screen.getByText('1 was left out')).toBeVisible();
    await user.type(screen.getByLabelText('Address of the page'), 'tamsin.example');
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    expect(await screen.findByDisplayValue('Kites')).toBeVisible();
    expect(screen.queryByText(incomplete.text)).toBeNull();
    expect(api.bodiesTo(importCampaign)).toHaveLength(2);
  });
});
