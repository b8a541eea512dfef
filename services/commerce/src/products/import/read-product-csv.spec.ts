import { describe, expect, it } from '@jest/globals';
import { readProductCsv } from './read-product-csv.js';

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Image Src,SEO Title
river-shirt,River shirt,"<p>Soft &amp; warm</p><ul><li>Cotton</li></ul>",Yard,Shirts,"summer, cotton",true,Size,S,R-S,200,shopify,4,deny,32.00,40.00,true,https://img.example/1.png,A shirt
river-shirt,,,,,,,,M,R-M,210,shopify,0,continue,34.00,,true,https://img.example/2.png,
guide,Guide,,,,,true,Title,Default Title,G-1,0,,0,deny,9,,false,,
`;

describe('a Shopify product export', () => {
  it('becomes products, with rows of one handle as variants', () => {
    const [shirt, guide] = readProductCsv(shopify, 'EUR');
    expect(shirt).toMatchObject({ key: 'river-shirt', title: 'River shirt', variants: 2, problems: [] });
    expect(shirt?.input).toMatchObject({
      type: 'physical',
      description: 'Soft & warm\n\n- Cotton',
      category: 'Shirts',
      tags: ['summer', 'cotton'],
      currency: 'EUR',
      price: '32.00',
      images: ['https://img.example/1.png', 'https://img.example/2.png'],
      shipping: { required: true, weight: 200 },
      variants: [
        { id: 's', options: { Size: 'S' }, sku: 'R-S', price: '32.00', stock: { track: true, onHand: 4 } },
        { id: 'm', options: { Size: 'M' }, price: '34.00', stock: { onHand: 0, allowBackorder: true } },
      ],
    });
    expect(guide?.input).toMatchObject({ type: 'digital', sku: 'G-1', price: '9', variants: [] });
  });
});

const newer = `Title,URL handle,Description,Vendor,Type,Tags,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Requires shipping,Product image URL,Variant image URL,SEO title
River shirt,river-shirt,<p>Soft</p>,Yard,Shirts,summer,Active,R-S,123,Size,S,32.00,40.00,shopify,4,DENY,200,TRUE,https://img.example/1.png,https://img.example/s.png,A shirt
,river-shirt,,,,,,R-M,,Size,M,34.00,,shopify,0,CONTINUE,210,TRUE,,,
`;

describe('a Shopify product export with the newer columns', () => {
  it('is read as the older one', () => {
    const [shirt] = readProductCsv(newer, 'EUR');
    expect(shirt).toMatchObject({ key: 'river-shirt', title: 'River shirt', variants: 2, problems: [] });
    expect(shirt?.input).toMatchObject({
      ...{ type: 'physical', description: 'Soft', price: '32.00', compareAtPrice: '40.00' },
      ...{ images: ['https://img.example/1.png'], shipping: { required: true, weight: 200 } },
      variants: [
        {
          ...{ sku: 'R-S', barcode: '123', weight: 200, image: 'https://img.example/s.png' },
          stock: { track: true, onHand: 4, allowBackorder: false },
        },
        { sku: 'R-M', price: '34.00', stock: { track: true, onHand: 0, allowBackorder: true } },
      ],
    });
  });
});

describe('a Gumroad product list', () => {
  it('is read by permalink, with its own currency', () => {
    const [product] = readProductCsv(
      'Name,Permalink,Price,Currency,Description\nPresets,presets,"$1,200.50",usd,Ten\n',
      'EUR',
    );
    expect(product).toMatchObject({ key: 'presets', input: { title: 'Presets', price: '1200.50', currency: 'USD' } });
  });
});

describe('a file with faults', () => {
  it('names the problems of a product and leaves it without a result', () => {
    const [product] = readProductCsv('Handle,Title,Variant Price,Image Src\nx,,abc,javascript:alert(1)\n', 'EUR');
    expect(product?.input).toBeNull();
    expect(product?.problems).toEqual([expect.stringContaining('images.0'), 'title: A product needs a title.']);
  });

  it.each([
    ['Title,Price\nMug,9\n', 'Handle'],
    ['Handle,Title\n"x,unfinished', 'not a CSV'],
  ])('is refused: %#', (csv, text) => {
    expect(() => readProductCsv(csv, 'EUR')).toThrow(
      expect.objectContaining({ details: { errors: [{ path: 'csv', message: expect.stringContaining(text) }] } }),
    );
  });
});
