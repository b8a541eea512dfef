import { t } from '@lingui/core/macro';
import type { ProductView } from '@linkyard/contracts';
import type { EditSection } from '@linkyard/ui';
import { AfterPurchaseSection } from './sections/AfterPurchaseSection.js';
import { BasicsSection } from './sections/BasicsSection.js';
import { ContentsSection } from './sections/ContentsSection.js';
import { CheckoutSection } from './sections/CheckoutSection.js';
import { FilesSection } from './sections/FilesSection.js';
import { PriceSection } from './sections/PriceSection.js';
import { SearchSection } from './sections/SearchSection.js';
import { ShippingSection } from './sections/ShippingSection.js';
import { StockSection } from './sections/StockSection.js';
import type { ProductForm } from './use-product-form.js';

export interface SectionProps {
  form: ProductForm;
  product: ProductView;
}

type SectionId = 'basics' | 'price' | 'contents' | 'files' | 'stock' | 'shipping' | 'checkout' | 'after' | 'search';

/** The fields of each section, so that the index marks a section with a refused field. */
const fieldsOf: Record<SectionId, readonly string[]> = {
  basics: ['title', 'shortDescription', 'description', 'images', 'videoUrl', 'category', 'tags'],
  price: [
    'priceModel',
    'currency',
    'price',
    'compareAtPrice',
    'minPrice',
    'suggestedPrice',
    'taxIncluded',
    'taxCategory',
    'variants',
    'saleStart',
    'saleEnd',
    'limits',
  ],
  contents: ['contents'],
  files: ['digital'],
  stock: ['stock', 'sku'],
  shipping: ['shipping'],
  checkout: ['checkout', 'payment', 'refundPolicy'],
  after: ['after'],
  search: ['seo'],
};

const byType: Record<ProductView['type'], readonly SectionId[]> = {
  digital: ['files'],
  physical: ['stock', 'shipping'],
  service: ['stock'],
  bundle: ['contents', 'files', 'stock', 'shipping'],
};

/** The sections of a product of this type. */
export function sectionsOf({ form, product }: SectionProps): EditSection[] {
  const props = { form, product };
  const all: Record<SectionId, Pick<EditSection, 'title' | 'help' | 'content'>> = {
    basics: { title: t`Basics`, content: <BasicsSection {...props} /> },
    price: { title: t`Price`, content: <PriceSection {...props} /> },
    contents: {
      title: t`Contents`,
      help: t`What buyers of this bundle get: one of each. Files and licence keys of these products are delivered, and their stock is counted.`,
      content: <ContentsSection {...props} />,
    },
    files: {
      title: t`Files`,
      help: t`What buyers download after they have paid. Files are private: only buyers can open them.`,
      content: <FilesSection {...props} />,
    },
    stock: {
      title: product.type === 'service' ? t`Availability` : t`Stock`,
      content: <StockSection {...props} />,
    },
    shipping: { title: t`Shipping`, content: <ShippingSection {...props} /> },
    checkout: { title: t`Checkout`, help: t`What buyers are asked for.`, content: <CheckoutSection {...props} /> },
    after: { title: t`After purchase`, content: <AfterPurchaseSection {...props} /> },
    search: {
      title: t`Search and sharing`,
      help: t`How the product looks in search results and where it is shared. Empty fields use the title and description.`,
      content: <SearchSection {...props} />,
    },
  };
  const shown: SectionId[] = ['basics', 'price', ...byType[product.type], 'checkout', 'after', 'search'];
  const refused = form.errors.map(({ path }) => path.split('.')[0] ?? '');
  return shown.map((id) => ({
    id,
    ...all[id],
    hasError: refused.some((name) => fieldsOf[id].includes(name)),
  }));
}
