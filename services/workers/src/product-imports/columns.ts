/**
 * What a column is called in the exports of shops, in lower case: Shopify (older and newer), WooCommerce (English and German), Gumroad,
 * Squarespace, Etsy, BigCommerce, eBay. `#` stands for a number from 1.
 * @source help.shopify.com "Using CSV files", github.com/woocommerce "Product CSV Import Schema", support.squarespace.com "Exporting products"
 */
const names = {
  key: [
    'handle',
    'url handle',
    'custom permalink',
    'permalink',
    'product id [non editable]',
    'product id',
    'item number',
    'item id',
  ],
  title: ['title', 'name', 'product name', 'titel', 'product title', 'item title'],
  description: ['body (html)', 'body html', 'body', 'description', 'product description', 'beschreibung'],
  shortDescription: ['short description', 'kurzbeschreibung', 'summary'],
  price: [
    'variant price',
    'price',
    'regular price',
    'regulärer preis',
    'preis',
    'amount',
    'start price',
    'current price',
    'price (usd)',
    'price ($)',
  ],
  salePrice: ['sale price', 'angebotspreis'],
  saleStarts: ['date sale price starts', 'datum, an dem angebotspreis beginnt'],
  saleEnds: ['date sale price ends', 'datum, an dem angebotspreis endet'],
  isOnSale: ['on sale'],
  compareAtPrice: ['variant compare at price', 'compare-at price', 'compare at price', 'retail price'],
  currency: ['currency', 'currency_code', 'currency code', 'price currency'],
  sku: ['variant sku', 'sku', 'artikelnummer', 'product code/sku', 'custom label (sku)', 'custom label'],
  barcode: [
    'variant barcode',
    'barcode',
    'gtin, upc, ean, or isbn',
    'gtin, upc, ean oder isbn',
    'product upc/ean',
    'gtin',
    'ean',
    'upc',
  ],
  category: ['type', 'product category', 'category', 'section'],
  categories: ['categories', 'kategorien'],
  tags: ['tags', 'schlagwörter', 'keywords'],
  isShipped: ['variant requires shipping', 'requires shipping'],
  grams: ['variant grams'],
  weight: ['weight value (grams)', 'weight', 'product weight', 'weight (#)', 'gewicht (#)'],
  stock: [
    'variant inventory qty',
    'inventory quantity',
    'stock',
    'lager',
    'lagerbestand',
    'current stock level',
    'quantity',
    'available quantity',
  ],
  stockTracker: ['variant inventory tracker', 'inventory tracker'],
  isInStock: ['in stock?', 'vorrätig?'],
  backorder: [
    'variant inventory policy',
    'continue selling when out of stock',
    'backorders allowed?',
    'lieferrückstände erlaubt?',
  ],
  image: ['image src', 'product image url', 'images', 'bilder', 'hosted image urls', 'thumbnail', 'image url', 'image'],
  variantImage: ['variant image', 'variant image url'],
  seoTitle: ['seo title', 'page title'],
  seoDescription: ['seo description', 'meta description'],
  optionName: ['option# name', 'option name #', 'attribute # name', 'attribut # name', 'variation # name'],
  optionValue: ['option# value', 'option value #', 'attribute # value(s)', 'attribut # wert(e)'],
  optionValues: ['variation # values'],
  numberedImage: ['image#', 'product image file - #', 'product image url - #', 'image #'],
  rowId: ['id'],
  rowType: ['type', 'typ'],
  parent: ['parent', 'übergeordnetes produkt'],
} as const satisfies Record<string, readonly string[]>;

export type ColumnName = keyof typeof names;
const numbered: readonly ColumnName[] = ['optionName', 'optionValue', 'optionValues', 'numberedImage'];
const maxNumber = 10;
/** Of a weight without a unit in its column's name. */
const gramsPer: Record<string, number> = { kg: 1000, g: 1, lbs: 453.592_37, lb: 453.592_37, oz: 28.349_523 };

const headOf = (cell: string): string => cell.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** How many columns of a first line are known: the right delimiter finds the most. */
export const knownColumns = (head: readonly string[]): number => {
  const cells = new Set(head.map(headOf));
  const known = new Set<string>(Object.values(names).flat());
  return [...cells].filter((cell) => known.has(cell) || known.has(cell.replace(/\d+/, '#'))).length;
};

export type Cells = readonly string[];

/** Where a file has what. */
export class Columns {
  private readonly places = new Map<string, number>();
  private readonly byName = new Map<string, readonly number[]>();
  /** Grams of one unit of the weight column. */
  readonly gramsPerUnit: number;
  readonly isWooCommerce: boolean;

  constructor(head: Cells) {
    for (const [index, cell] of head.entries()) {
      const name = headOf(cell);
      if (!this.places.has(name)) this.places.set(name, index);
    }
    const unit = [...this.places.keys()]
      .map((name) => /^(?:weight|gewicht) \((kg|g|lbs?|oz)\)$/.exec(name)?.[1])
      .find(Boolean);
    this.gramsPerUnit = unit ? (gramsPer[unit] ?? 1) : this.places.has('weight value (grams)') ? 1 : 1000;
    this.isWooCommerce =
      this.has('rowType') &&
      this.has('rowId') &&
      (this.has('parent') || this.has('salePrice') || this.places.has('published'));
  }

  has(name: ColumnName): boolean {
    return this.placesOf(name).length > 0;
  }

  /** The first of its columns that is not empty. */
  read(row: Cells | undefined, name: ColumnName): string {
    for (const place of this.placesOf(name)) {
      const cell = row?.[place]?.trim() ?? '';
      if (cell !== '') return cell;
    }
    return '';
  }

  /** Of a numbered column, "Option2 Name". @param number from 1 */
  readNumbered(row: Cells | undefined, name: ColumnName, number: number): string {
    for (const pattern of names[name]) {
      const place = this.places.get(pattern.replace('#', String(number)));
      const cell = place === undefined ? '' : (row?.[place]?.trim() ?? '');
      if (cell !== '') return cell;
    }
    return '';
  }

  /** How far numbered columns go. */
  get numbers(): number[] {
    return Array.from({ length: maxNumber }, (_, index) => index + 1);
  }

  private placesOf(name: ColumnName): readonly number[] {
    const known = this.byName.get(name);
    if (known) return known;
    const candidates: string[] = numbered.includes(name)
      ? names[name].flatMap((pattern) => this.numbers.map((number) => pattern.replace('#', String(number))))
      : names[name].flatMap((pattern) =>
          pattern.includes('#') ? Object.keys(gramsPer).map((unit) => pattern.replace('#', unit)) : pattern,
        );
    const found = candidates.flatMap((candidate) => this.places.get(candidate) ?? []);
    this.byName.set(name, found);
    return found;
  }
}
