import { describe, expect, it } from '@jest/globals';
import { importCampaignFile, listCampaigns, type ReplyInput } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { ImportDialog } from './ImportDialog.js';

const incomplete = { code: 'relative-link', text: "1 link was left out, incomplete without the page's address." };
const untaken = {
  code: 'picture-not-taken',
  text: '1 picture was left out: sea.heic',
  reason: { code: 'media.heic' },
};
const found = (
  links: { title: string; url: string }[],
  warnings: (typeof incomplete | typeof untaken)[] = [incomplete, untaken],
): ReplyInput<typeof importCampaignFile> => ({
  kind: 'found',
  source: 'html',
  page: { title: 'Tamsin', links, socials: [{ platform: 'tiktok', url: 'https://www.tiktok.com/@tamsin' }] },
  skipped: [{ title: 'Free book', url: 'javascript:x', reason: 'scheme' }],
  warnings,
});
const shop = { title: 'Shop', url: 'https://shop.tamsin.example/' };
const kites = { title: 'Kites', url: 'https://tamsin.example/kites.html' };
const content = '<a href="kites.html">Kites</a>';
const savedPage = () => new File([content], 'tamsin.html', { type: 'text/html' });
const inFolder = (path: string, text: string) =>
  Object.defineProperties(new File([text], path.split('/').at(-1) ?? ''), {
    webkitRelativePath: { value: path },
    // The DOM of these specs has files, but not their bytes.
    arrayBuffer: { value: async () => new TextEncoder().encode(text).buffer },
  });

function open() {
  const nothing = { data: [], currentPage: 1, totalCount: 0, pageCounts: 0, listPerPage: 100 };
  const api = new FakeApi()
    .on(listCampaigns, nothing)
    .onCall(importCampaignFile, ({ url }) => (url ? found([kites, shop], []) : found([shop])));
  return renderWithProviders(<ImportDialog opened onClose={() => undefined} />, { api });
}
const choose = async (user: ReturnType<typeof open>['user'], name: 'File' | 'Folder', files: File | File[]) => {
  const input = document.querySelector(`input[type="file"][aria-label="${name}"]`);
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no file field');
  await user.upload(input, files);
};
const chooseFile = (user: ReturnType<typeof open>['user']) => choose(user, 'File', savedPage());
const sentBy = (api: FakeApi) =>
  api.bodiesTo(importCampaignFile).map((body) => {
    if (!(body instanceof FormData)) throw new Error('no form was sent');
    const file = body.get('file');
    return { source: body.get('source'), url: body.get('url'), file: file instanceof File ? file.name : null };
  });

describe('the import dialog', () => {
  it('reads a file together with the address beside it', async () => {
    const { user, api } = open();
    await user.type(await screen.findByLabelText('Address of your page'), 'tamsin.example/me');
    await chooseFile(user);
    expect(await screen.findByDisplayValue('Kites')).toBeVisible();
    expect(screen.getByText('TikTok')).toBeVisible();
    expect(sentBy(api)).toEqual([{ source: 'html', url: 'https://tamsin.example/me', file: 'tamsin.html' }]);
  });

  it('reads a file by itself when what stands in the address field is no address', async () => {
    const { user, api } = open();
    await user.type(await screen.findByLabelText('Address of your page'), 'two words');
    await chooseFile(user);
    expect(await screen.findByText(incomplete.text)).toBeVisible();
    expect(sentBy(api)).toEqual([{ source: 'html', url: null, file: 'tamsin.html' }]);
  });

  it('says what was not taken, and reads the file again with the address', async () => {
    const { user, api } = open();
    await chooseFile(user);
    expect(await screen.findByText(incomplete.text)).toBeVisible();
    expect(
      screen.getByText(`${untaken.text} (HEIC pictures cannot be read here. Save it as JPEG first.)`),
    ).toBeVisible();
    expect(screen.getByText('1 was left out')).toBeVisible();
    await user.type(screen.getByLabelText('Address of the page'), 'tamsin.example');
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    expect(await screen.findByDisplayValue('Kites')).toBeVisible();
    expect(screen.queryByText(incomplete.text)).toBeNull();
    expect(sentBy(api)).toHaveLength(2);
  });

  it('reads the folder of a saved page as one zip', async () => {
    const { user, api } = open();
    await choose(user, 'Folder', [
      inFolder('saved/tamsin.html', content),
      inFolder('saved/tamsin_files/kite.jpg', 'picture'),
      inFolder('saved/tamsin_files/app.js', 'script'),
    ]);
    expect(await screen.findByText(incomplete.text)).toBeVisible();
    expect(sentBy(api)).toEqual([{ source: 'html', url: null, file: 'tamsin.zip' }]);
  });

  it('says that a folder without a page holds none', async () => {
    const { user, api } = open();
    await choose(user, 'Folder', [inFolder('tamsin_files/kite.jpg', 'picture')]);
    expect(await screen.findByText(/There is no saved page/)).toBeVisible();
    expect(sentBy(api)).toEqual([]);
  });
});
