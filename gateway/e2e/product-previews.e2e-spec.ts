import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createCheckout, toggleProduct, type ProductView } from '@linkyard/contracts';
import { baseUrl, must, newCreator, type Person } from '@linkyard/testing';
import { aDocument, aFreeProduct, openPage, pdf } from './shop.js';

describe('what a buyer sees of a product before buying', () => {
  let ana: Person;
  let product: ProductView;
  let preview: string;
  let main: string;
  const fileAt = (mediaId: string, { publicId } = product) =>
    fetch(`${baseUrl()}/checkout/${publicId}/preview/${mediaId}`);

  beforeAll(async () => {
    ana = await newCreator('Ana');
    const [first, second] = [await aDocument(ana), await aDocument(ana)];
    [preview, main] = [first._id, second._id];
    const file = { size: pdf.length, version: '' };
    product = await aFreeProduct(ana, {
      description: 'Forty pages <b>about</b> glazes.',
      videoUrl: 'https://video.example/glazes',
      seo: { title: 'Glaze guide', description: 'All about glazes', image: '' },
      digital: {
        files: [
          { ...file, mediaId: preview, name: 'first-pages.pdf', kind: 'preview' },
          { ...file, mediaId: main, name: 'guide.pdf', kind: 'main' },
        ],
      },
    });
  });

  it('is its description, video and previews, and what search engines and shared links show', async () => {
    const { html } = await openPage(`/checkout/${product.publicId}`);
    expect(html).toContain('Forty pages &lt;b&gt;about&lt;/b&gt; glazes.');
    expect(html).toContain('href="https://video.example/glazes"');
    expect(html).toContain(`/checkout/${product.publicId}/preview/${preview}`);
    expect(html).toContain('first-pages.pdf');
    expect(html).not.toContain('guide.pdf');
    expect(html).toContain('<meta property="og:title" content="Glaze guide"/>');
    expect(html).not.toContain('noindex');
    const address = `${baseUrl()}/checkout/${product.publicId}`;
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
    expect(data).toMatchObject({ '@type': 'Product', url: address, offers: [{ price: '0.00' }] });
    expect(html).toContain('QR code of the link to this product');
  });

  it('is never a checkout that a buyer has begun', async () => {
    const { publicId } = product;
    const buyer = { email: `${randomUUID()}@buyer.example`, name: 'Vera' };
    const items = [{ publicId, qty: 1 }];
    const { checkout } = await must(createCheckout, { publicId, items, buyer, idempotencyKey: randomUUID() });
    const reply = await fetch(`${baseUrl()}/checkout/${checkout.publicId}`);
    expect(reply.headers.get('x-robots-tag')).toBe('noindex');
    expect(await reply.text()).not.toContain('og:title');
  });

  it('opens the preview without a session, and no other file', async () => {
    const opened = await fileAt(preview);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await opened.arrayBuffer()).equals(pdf)).toBe(true);
    expect((await fileAt(main)).status).toBe(404);
    expect((await fileAt('1')).status).toBe(404);
    const other = await aFreeProduct(await newCreator('Ben'));
    expect((await fileAt(preview, other)).status).toBe(404);
    await must(toggleProduct, { _id: product._id, status: 0 }, ana.token);
    expect((await fileAt(preview)).status).toBe(404);
  });
});
