import { listProducts, type ReplyInput } from '@linkyard/contracts';

type Product = ReplyInput<typeof listProducts>['data'][number];

let made = 0;

/** A draft as the server sends it, with the fields that a spec names. */
export function aProduct(fields: Partial<Product> = {}): Product {
  made += 1;
  const now = new Date('2026-11-01T10:00:00Z');
  return {
    _id: made.toString(16).padStart(24, '0'),
    rev: 1,
    createdAt: now,
    updatedAt: now,
    publicId: made.toString().padStart(22, 'p'),
    slug: 'product',
    type: 'digital',
    title: 'Product',
    shortDescription: '',
    description: '',
    images: [],
    thumb: '',
    videoUrl: '',
    category: '',
    tags: [],
    priceModel: 'fixed',
    currency: 'EUR',
    price: null,
    compareAtPrice: null,
    minPrice: null,
    suggestedPrice: null,
    taxIncluded: false,
    taxCategory: '',
    sku: '',
    variants: [],
    stock: { track: false, onHand: 0, reserved: 0, allowBackorder: false, lowAt: 0 },
    limits: { minQty: 1, maxQty: 0, perBuyer: 0, totalSales: 0 },
    saleStart: null,
    saleEnd: null,
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
    contents: [],
    seo: { title: '', description: '', image: '' },
    stats: { checkouts: 0, sales: 0, refunds: 0, revenue: [] },
    status: 1,
    isBlocked: false,
    state: 'draft',
    ...fields,
  };
}
