import { randomBytes } from 'node:crypto';
import type { ProductInput } from '@linkyard/contracts';
import { priceStep } from '@linkyard/money';
import type { NewDocument } from '@linkyard/mongo';
import { amountField, fieldRefusal } from '@linkyard/service-kit';
import type { Product } from './product.schema.js';

/** 128 random bits: the id of a product in public URLs. */
export const newPublicId = (): string => randomBytes(16).toString('base64url');

/** Of a product that was never bought. */
export const noStats: Product['stats'] = { checkouts: 0, sales: 0, refunds: 0, revenue: {} };
const freshStock = { track: false, onHand: 0, reserved: 0, allowBackorder: false, lowAt: 0 };

/** A draft without a word in it. */
export const emptyProduct = (): NewDocument<Product> => ({
  publicId: newPublicId(),
  type: 'digital',
  title: '',
  slug: '',
  shortDescription: '',
  description: '',
  images: [],
  thumb: '',
  videoUrl: '',
  category: '',
  tags: [],
  priceModel: 'fixed',
  currency: 'USD',
  price: null,
  compareAtPrice: null,
  minPrice: null,
  suggestedPrice: null,
  taxIncluded: false,
  taxCategory: '',
  sku: '',
  variants: [],
  contents: [],
  stock: freshStock,
  limits: { minQty: 1, maxQty: 0, perBuyer: 0, totalSales: 0 },
  claimedSales: 0,
  stats: noStats,
  saleStart: null,
  saleEnd: null,
  saleChangeAt: null,
  digital: {
    files: [],
    externalUrl: '',
    licenceKeyMode: 'none',
    downloadLimit: 5,
    downloadDays: 30,
    notifyBuyersOnUpdate: false,
  },
  shipping: { required: false, weight: 0, length: 0, width: 0, height: 0, handlingDays: 0, rates: [] },
  checkout: {
    fields: [],
    askPhone: false,
    askAddress: false,
    termsText: '',
    orderBumpProductId: null,
    upsellProductId: null,
    couponsAllowed: true,
    quantityAllowed: true,
    btnText: 'Buy',
    remindBuyers: false,
  },
  payment: { methods: [], offlineText: '', connectionIds: [] },
  after: { thanktype: 'text', text: '', link: '', page: '', emailSubject: '', emailBody: '' },
  refundPolicy: { days: 0, text: '' },
  seo: { title: '', description: '', image: '' },
  status: 1,
  isBlocked: false,
  state: 'draft',
  order: 0,
  importKey: '',
});

type Before = Pick<Product, 'currency' | 'stock' | 'variants'>;
type Fields = Partial<Omit<NewDocument<Product>, '_id' | 'tenantId'>>;

/** Title in lower case with hyphens, for a readable address; the public id is what names the product. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);

/**
 * The stored fields of what a seller sent: amounts in minor units, reserved stock as it is.
 * @throws DomainError core.invalid_input naming the amount that the currency does not know, or a sale that ends before it begins
 */
export function fieldsFrom(input: ProductInput, before: Before): Fields {
  const currency = input.currency ?? before.currency;
  const charged = priceStep(currency);
  const amount = (path: string, major: string, step = charged) => amountField(path, major, currency, step);
  const optional = (path: string, major: string, step = charged) => (major === '' ? null : amount(path, major, step));
  const { price, compareAtPrice, minPrice, suggestedPrice, variants, stock, shipping, saleStart, saleEnd, ...same } =
    input;
  const fields: Fields = { ...same };
  if (same.title !== undefined) fields.slug = slugOf(same.title);
  for (const [name, major] of Object.entries({ price, compareAtPrice, minPrice, suggestedPrice }))
    if (major !== undefined)
      Object.assign(fields, { [name]: optional(name, major, name === 'compareAtPrice' ? 1 : charged) });
  if (saleStart !== undefined) fields.saleStart = saleStart === null ? null : new Date(saleStart);
  if (saleEnd !== undefined) fields.saleEnd = saleEnd === null ? null : new Date(saleEnd);
  if (stock) fields.stock = stockFrom(stock, before.stock);
  if (variants)
    fields.variants = variants.map((variant, index) => ({
      ...variant,
      price: optional(`variants.${index}.price`, variant.price),
      compareAtPrice: optional(`variants.${index}.compareAtPrice`, variant.compareAtPrice, 1),
      stock: stockFrom(variant.stock, before.variants.find(({ id }) => id === variant.id)?.stock),
    }));
  if (shipping)
    fields.shipping = {
      ...shipping,
      rates: shipping.rates.map((rate, index) => ({
        ...rate,
        amount: amount(`shipping.rates.${index}.amount`, rate.amount),
        freeOver: optional(`shipping.rates.${index}.freeOver`, rate.freeOver, 1),
      })),
    };
  return fields;
}

type StockInput = NonNullable<ProductInput['stock']>;

/** An unedited count stays as it is, also one below 0 by orders without stock. */
function stockFrom({ onHandSeen, onHand, ...same }: StockInput, before?: Product['stock']): Product['stock'] {
  const reserved = before?.reserved ?? 0;
  if (!before || onHandSeen === undefined) return { ...same, onHand, reserved };
  const edited = Math.max(0, before.onHand + onHand - onHandSeen);
  return { ...same, onHand: onHand === onHandSeen ? before.onHand : edited, reserved };
}

/** @throws DomainError core.invalid_input for what a product of this state may not be */
export function checkProduct(
  product: Pick<Product, 'state' | 'title' | 'priceModel' | 'price' | 'variants' | 'saleStart' | 'saleEnd'>,
): void {
  const { saleStart, saleEnd } = product;
  if (saleStart && saleEnd && saleEnd <= saleStart) throw fieldRefusal('saleEnd', 'commerce.sale_ends_first');
  if (product.state !== 'published') return;
  if (product.title === '') throw fieldRefusal('title', 'commerce.product_without_title');
  const isPriced = product.price !== null || (product.variants.length > 0 && product.variants.every(hasPrice));
  if (product.priceModel === 'fixed' && !isPriced) throw fieldRefusal('price', 'commerce.product_without_price');
}

const hasPrice = ({ price }: Product['variants'][number]): boolean => price !== null;

/** The next moment at which the sale begins or ends. */
export function saleChangeAfter(
  now: Date,
  { saleStart, saleEnd }: Pick<Product, 'saleStart' | 'saleEnd'>,
): Date | null {
  if (saleStart && saleStart > now) return saleStart;
  return saleEnd && saleEnd > now ? saleEnd : null;
}
