import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { draftOf, type ProductDraft } from './product-draft.js';
import { readProductFile } from './product-file.js';

async function read(bytes: Uint8Array | string, currency = 'EUR'): Promise<ProductDraft[]> {
  const file = await readProductFile(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  return file.products.map((product) => draftOf(product, file, currency));
}
const fixture = async (name: string) => read(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.csv`)));
const codes = (draft: ProductDraft | undefined) => draft?.remarks.map(({ code }) => code);

describe('a real export', () => {
  it('keeps a product whose SEO description has a line break', async () => {
    const [top] = await fixture('seo-newline');
    expect(top?.input?.seo?.description).toBe('Soft top. Light fabric.');
    expect(top?.remarks).toEqual([{ code: 'cleaned', field: 'seo.description', value: 'Soft top. Light fabric.' }]);
  });

  it('cuts an SEO description of 310 letters', async () => {
    const [top] = await fixture('seo310');
    expect(top?.input?.seo?.description.length).toBeLessThanOrEqual(300);
    expect(top?.input?.seo?.description).toMatch(/^A warm cotton top/);
    expect(codes(top)).toEqual(['cut']);
  });

  it('cuts a tag of 47 letters', async () => {
    const [top] = await fixture('tag41');
    expect(top?.input?.tags).toEqual(['Collection: Spring and Summer 2026 capsu']);
    expect(top?.remarks).toEqual([expect.objectContaining({ code: 'cut', field: 'tags', count: 40 })]);
  });

  it.each([
    ['variant-sign', ['a', 'a-2', 'a-3']],
    [
      'variant-long',
      [
        '60-mm-presta-for-rims-of-30-to-50-mm-700',
        '60-mm-presta-for-rims-of-30-to-50-mm-7-2',
        '60-mm-presta-for-rims-of-30-to-50-mm-7-3',
      ],
    ],
  ])('numbers variants of %s that look alike, the same way each time', async (name, ids) => {
    for (const [product] of [await fixture(name), await fixture(name)]) {
      expect(product?.input?.variants?.map(({ id }) => id)).toEqual(ids);
      expect(product?.remarks).toEqual([]);
    }
  });

  it('is parted by semicolons, tabs or bars', async () => {
    expect((await fixture('semicolon'))[0]).toMatchObject({
      input: { title: 'Becher', description: 'Aus Ton', price: '9.50' },
      remarks: [],
    });
    expect((await fixture('tab'))[0]?.input).toMatchObject({ title: 'Mug', price: '9.00' });
    expect((await read('Handle|Title|Variant Price\nmug|Mug|9\n'))[0]?.input).toMatchObject({ price: '9.00' });
    expect((await read('sep=;\nHandle;Title;Variant Price\nmug;Mug, large;9\n'))[0]?.input?.title).toBe('Mug, large');
  });

  it('keeps the letters of windows-1252', async () => {
    expect((await fixture('cp1252'))[0]?.input?.title).toBe('Café crème – “petit”');
  });

  it('reads a spreadsheet’s exponents, and leaves out negative prices and ranges', async () => {
    const [print, refund, range] = await fixture('price-sci');
    expect(print?.input?.price).toBe('1000000.00');
    expect([refund?.input, codes(refund)]).toEqual([null, ['price_negative']]);
    expect([range?.input, codes(range)]).toEqual([null, ['price_range']]);
  });

  it('reads German prices', async () => {
    expect((await fixture('price-de')).map(({ input }) => input?.price)).toEqual(['1234.56', '89.90']);
  });

  it('takes Shopify’s apostrophe from numbers', async () => {
    const [book] = await fixture('barcode-apostrophe');
    expect(book?.input?.variants).toEqual([expect.objectContaining({ sku: '00123', barcode: '0123456789012' })]);
  });

  it('writes entities as letters', async () => {
    expect((await fixture('entities2'))[0]?.input?.description).toBe('Café mug – it’s hand‑made, 12 € saved 😀');
  });

  it('finds the title in the second row of a sorted file', async () => {
    const [shirt] = await fixture('sorted');
    expect(shirt).toMatchObject({ title: 'Shirt', input: { description: 'Soft', price: '12.00' }, remarks: [] });
    expect(shirt?.input?.variants?.map(({ options }) => options)).toEqual([{ Size: 'M' }, { Size: 'L' }]);
  });

  it('may be WooCommerce’s: the price of the sale, and the one before', async () => {
    expect((await fixture('woo'))[0]).toMatchObject({
      key: 'woo-44',
      input: {
        type: 'physical',
        title: 'Beanie',
        sku: 'woo-beanie',
        shortDescription: 'A warm hat',
        description: 'Longer text',
        price: '18.00',
        compareAtPrice: '20.00',
        category: 'Accessories',
        images: ['https://img.example/beanie.jpg'],
        stock: { track: false },
      },
      remarks: [],
    });
  });
});

describe('an export of WooCommerce', () => {
  const head =
    'ID,Type,SKU,Name,Published,Sale price,Regular price,Date sale price ends,Stock,In stock?,Weight (kg),Categories,Parent,Attribute 1 name,Attribute 1 value(s)';
  it('has variations that name their product by number or SKU, before or after it', async () => {
    const rows = [
      '2,variation,s-m,Shirt - M,1,,12,,3,1,0.2,,id:1,Size,M',
      '1,variable,shirt,Shirt,1,,,,,1,,"Tops > Shirts, Sale",,Size,"M, L"',
      '3,variation,s-l,Shirt - L,1,10,12,2001-01-01,0,0,0.25,,shirt,Size,L',
      '4,"simple, downloadable, virtual",guide,Guide &amp; map,1,,9,,,1,,,,,',
      '5,external,x,Elsewhere,1,,9,,,1,,,,,',
    ];
    const [shirt, guide, elsewhere] = await read([head, ...rows, ''].join('\n'));
    expect(shirt?.input).toMatchObject({
      title: 'Shirt',
      category: 'Shirts',
      price: '12.00',
      variants: [
        { options: { Size: 'M' }, sku: 's-m', price: '12.00', weight: 200, stock: { track: true, onHand: 3 } },
        { options: { Size: 'L' }, price: '12.00', compareAtPrice: '', stock: { track: true, onHand: 0 } },
      ],
    });
    expect(guide?.input).toMatchObject({ type: 'digital', title: 'Guide & map' });
    expect([elsewhere?.input, codes(elsewhere)]).toEqual([null, ['type_not_taken']]);
  });

  it('is read in German', async () => {
    const [hat] = await read(
      'ID;Typ;Artikelnummer;Name;Veröffentlicht;Kurzbeschreibung;Beschreibung;Vorrätig?;Lager;Angebotspreis;Regulärer Preis;Kategorien;Schlagwörter;Bilder;Übergeordnetes Produkt\n' +
        '7;simple;m-1;Mütze;1;;"<p>Warm</p>";1;4;;"19,90";Hüte;"warm, rot";https://img.example/m.jpg;\n',
    );
    expect(hat?.input).toMatchObject({
      title: 'Mütze',
      price: '19.90',
      category: 'Hüte',
      tags: ['warm', 'rot'],
      stock: { track: true, onHand: 4 },
    });
  });
});

describe('exports of other shops', () => {
  it('Shopify’s newer columns are read as its older ones', async () => {
    const [shirt] = await read(
      'Title,URL handle,Description,Type,Tags,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Requires shipping,Product image URL,Variant image URL\n' +
        'River shirt,river-shirt,<p>Soft</p>,Shirts,summer,R-S,123,Size,S,32.00,40.00,shopify,4,DENY,200,TRUE,https://img.example/1.png,https://img.example/s.png\n' +
        ',river-shirt,,,,R-M,,Size,M,34.00,0.00,shopify,0,CONTINUE,210,TRUE,,\n',
    );
    expect(shirt).toMatchObject({
      key: 'river-shirt',
      input: {
        ...{ type: 'physical', description: 'Soft', price: '32.00', compareAtPrice: '40.00', category: 'Shirts' },
        ...{ images: ['https://img.example/1.png'], shipping: { required: true, weight: 210 } },
        variants: [
          { id: 's', sku: 'R-S', barcode: '123', weight: 200, image: 'https://img.example/s.png' },
          { id: 'm', price: '34.00', compareAtPrice: '', stock: { track: true, onHand: 0, allowBackorder: true } },
        ],
      },
      remarks: [],
    });
  });

  it.each([
    ['$1,200.50', { price: '1200.50', currency: 'USD' }],
    ['$5+', { price: '5.00', minPrice: '5.00', priceModel: 'payWhatYouWant' }],
  ])('Gumroad’s list has prices such as %s', async (price, input) => {
    const [presets] = await read(`Name,Permalink,Price,Currency,Description\nPresets,presets,"${price}",usd,Ten\n`);
    expect(presets).toMatchObject({ key: 'presets', input: { title: 'Presets', ...input } });
  });

  it('Squarespace leaves the cells of further variants empty', async () => {
    const [print] = await read(
      'Product ID [Non Editable],Product Type [Non Editable],Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Hosted Image URLs\n' +
        '5f,PHYSICAL,Print,<p>On paper</p>,SQ1,Size,A4,10.00,0.00,No,Unlimited,/art,,0.1,https://img.example/a.jpg https://img.example/b.jpg\n' +
        ',,,,SQ2,Size,A3,20.00,15.00,Yes,3,,,0.2,\n',
    );
    expect(print?.input).toMatchObject({
      images: ['https://img.example/a.jpg', 'https://img.example/b.jpg'],
      variants: [
        { sku: 'SQ1', price: '10.00', stock: { track: false } },
        { sku: 'SQ2', price: '15.00', compareAtPrice: '20.00', stock: { track: true, onHand: 3 } },
      ],
    });
  });

  it('Etsy lists the values of its variations in one cell', async () => {
    const [ring] = await read(
      'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,IMAGE1,IMAGE2,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES,SKU\n' +
        'Ring,Silver,30.00,EUR,5,"silver,ring",https://img.example/1.jpg,https://img.example/2.jpg,x,Size,"6,7",x,Finish,"Matt,Polished",R1\n',
    );
    expect(ring?.key).toBe('R1');
    expect(ring?.input?.images).toHaveLength(2);
    expect(ring?.input?.variants?.map(({ title }) => title)).toEqual([
      '6 / Matt',
      '6 / Polished',
      '7 / Matt',
      '7 / Polished',
    ]);
  });
});

describe('a value that does not fit', () => {
  const one = async (columns: Record<string, string>) => {
    const all = { Handle: 'x', Title: 'Mug', 'Variant Price': '9.00', ...columns };
    const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
    return (await read(`${quoted(Object.keys(all))}\n${quoted(Object.values(all))}\n`))[0];
  };
  const long = 'x'.repeat(3000);
  it.each([
    ['Title', long, ['cut']],
    ['Title', 'Two\nlines', ['cleaned']],
    ['Variant SKU', long, ['cut']],
    ['Variant SKU', 'a\nb', ['cleaned']],
    ['Body (HTML)', 'word '.repeat(9000), ['cut']],
    ['Type', long, ['cut']],
    ['SEO Title', long, ['cut']],
    ['Tags', Array.from({ length: 40 }, (_, index) => `tag ${index}`).join(','), ['tags_dropped']],
    ['Image Src', 'javascript:alert(1)', ['images_dropped']],
    ['Image Src', `https://img.example/${long}`, ['images_dropped']],
    ['Variant Inventory Qty', '-3', ['stock_adjusted']],
    ['Variant Inventory Qty', '5000000', ['stock_adjusted']],
    ['Variant Compare At Price', 'ask us', ['compare_price_dropped']],
    ['Currency', 'Euros', ['currency_unknown']],
    ['Variant Price', '9.999,5', ['price_rounded']],
    ['Variant Price', '', ['price_missing']],
    ['Title', 'Nul\u0000 \ud800 byte', []],
  ])('in %s (%j) is made to fit', async (column, value, expected) => {
    const draft = await one({ 'Variant Inventory Tracker': 'shopify', [column]: value });
    if (value !== '9.999,5') expect(codes(draft)).toEqual(expected);
    expect(draft?.input).not.toBeNull();
  });

  it.each(['Option1 Name', 'Option1 Value', 'Variant Barcode', 'Variant Image'])(
    'in %s of a variant is made to fit',
    async (column) => {
      const draft = await one({ 'Option1 Name': 'Size', 'Option1 Value': 'S', [column]: `a.b$c\n${long}` });
      expect(draft?.input?.variants).toHaveLength(1);
    },
  );

  it('is left out with its variant when there are over 100, or the same twice', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => `x,,${index % 110},1\n`).join('');
    const [draft] = await read(`Handle,Title,Option1 Value,Variant Price,Option1 Name\nx,Mug,first,1,Size\n${rows}`);
    expect(draft?.input?.variants).toHaveLength(100);
    expect(codes(draft)).toContain('variant_repeated');
    expect(codes(draft)).toContain('variants_dropped');
  });

  it('only leaves a product out when it has no title, or a price that cannot be read', async () => {
    expect(await one({ Title: '' })).toMatchObject({ input: null, remarks: [{ code: 'title_missing' }] });
    expect(await one({ 'Variant Price': 'on request' })).toMatchObject({
      input: null,
      remarks: [{ code: 'price_unreadable' }],
    });
  });
});

describe('a file that is no list of products', () => {
  it.each([
    ['', 'empty'],
    ['Handle,Title,Variant Price\n', 'empty'],
    ['just some words\nand more', 'no_table'],
    ['Handle,Variant Price\nx,9\n', 'no_title_column'],
    [`Title,Price\n${'a,1\n'.repeat(50_002)}`, 'too_many_rows'],
  ])('is refused: %#', async (text, failure) => {
    await expect(read(text)).rejects.toMatchObject({ failure });
  });

  it('loses no row to one with an unfinished quotation mark', async () => {
    const file = await readProductFile(Buffer.from('Title,Price\nMug,9\n"Cup,8\n'));
    expect(file.products.map(({ key }) => key)).toContain('mug');
  });
});
