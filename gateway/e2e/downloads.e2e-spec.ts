import { beforeAll, describe, expect, it } from '@jest/globals';
import { listDownloads } from '@linkyard/contracts';
import { baseUrl, call, mailTo, must, newCreator, until, type Person } from '@linkyard/testing';
import { aDocument, aFreeProduct, openPage, pageWith, pdf, takeFree } from './shop.js';

describe('downloads of a paid order', () => {
  let ana: Person;
  let publicId: string;
  const accessOf = (downloadPath: string) => {
    const query = new URL(downloadPath, baseUrl()).searchParams;
    return { orderPublicId: query.get('order') ?? '', token: query.get('token') ?? '' };
  };
  const filePath = async (downloadPath: string) =>
    until(async () => {
      const { downloads } = await must(listDownloads, accessOf(downloadPath));
      return downloads[0]?.files[0]?.path ?? '';
    });
  const file = (path: string, headers: Record<string, string> = {}) => fetch(`${baseUrl()}${path}`, { headers });

  beforeAll(async () => {
    ana = await newCreator('Ana');
    const { _id: mediaId } = await aDocument(ana);
    const digital = { files: [{ mediaId, name: 'Guide.pdf', size: pdf.length }], downloadLimit: 1 };
    ({ publicId } = await aFreeProduct(ana, { digital }));
  });

  it('are opened by the link of the receipt, which shows what is left and counts nothing', async () => {
    const { email, downloadPath } = await takeFree(publicId);
    const mail = await mailTo(email);
    expect(JSON.stringify(mail)).toContain('downloadProduct');
    const page = await pageWith(downloadPath, '1 download left');
    expect(page.html).toContain('Guide.pdf');
    expect((await openPage(downloadPath)).html).toContain('1 download left');
  });

  it('stream the file in parts as one download, then refuse another', async () => {
    const { downloadPath } = await takeFree(publicId);
    const path = await filePath(downloadPath);
    const head = await fetch(`${baseUrl()}${path}`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(pdf.length));
    const first = await file(path, { range: 'bytes=0-7' });
    expect([first.status, await first.text()]).toEqual([206, '%PDF-1.7']);
    const rest = await file(path, { range: 'bytes=8-' });
    expect([rest.status, await rest.text()]).toEqual([206, pdf.subarray(8).toString()]);
    expect(rest.headers.get('content-disposition')).toContain('Guide.pdf');
    expect((await file(path)).status).toBe(410);
    expect((await openPage(downloadPath)).html).toContain('All downloads are used');
  });

  it('give the last download to one of two requests', async () => {
    const { downloadPath } = await takeFree(publicId);
    const path = await filePath(downloadPath);
    const replies = await Promise.all([file(path), file(path)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('stay closed to a wrong token, and to the token of another order', async () => {
    const [mine, other] = [await takeFree(publicId), await takeFree(publicId)];
    const foreign = { ...accessOf(mine.downloadPath), token: accessOf(other.downloadPath).token };
    expect((await call(listDownloads, foreign)).http).toBe(404);
    expect((await call(listDownloads, { ...foreign, token: 'short' })).http).toBe(422);
    const query = new URLSearchParams({ order: foreign.orderPublicId, token: foreign.token }).toString();
    expect((await openPage(`/downloadProduct?${query}`)).http).toBe(404);
    expect((await openPage('/downloadProduct')).http).toBe(404);
    const path = await filePath(mine.downloadPath);
    const swapped = path.replace(accessOf(mine.downloadPath).token, foreign.token);
    expect((await file(swapped)).status).toBe(404);
    expect((await file('/user/download/file')).status).toBe(404);
  });
});
