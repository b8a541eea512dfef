import { Injectable } from '@nestjs/common';
import {
  getPrivateFile,
  getPublicProfile,
  type Ctx,
  type getCheckout,
  type getProductPageDetails,
  type openProductPreview,
  type ReplyInput,
  type RequestOf,
} from '@linkyard/contracts';
import {
  Bus,
  CreatorLooks,
  DomainError,
  isInactiveOwner,
  SiteUrls,
  systemContext,
  requireFound,
} from '@linkyard/service-kit';
import { lineContent } from '../products/bundle.js';
import { BundleParts } from '../products/bundle-parts.js';
import { allowedFor, PaymentMethods } from '../products/payment-methods.js';
import { presentToBuyers } from '../products/product.presenter.js';
import type { Product } from '../products/product.schema.js';
import { ProductsRepository } from '../products/products.repository.js';
import type { Checkout } from './checkout.schema.js';
import { isTakenByTick, offerOf, othersOf, saleStateOf } from './offered-products.js';
import { needsCountry } from '../pricing/tax/tax-of.js';
import { TaxSettingsRepository } from '../pricing/tax/tax-settings.model.js';

type Details = ReplyInput<typeof getProductPageDetails>['details'];
interface Opening {
  ctx: Ctx;
  now: Date;
  from?: string | null | undefined;
}
type Upsell = NonNullable<ReplyInput<typeof getCheckout>['checkout']['order']>['upsell'];

/** A product with what surrounds it on its checkout: the seller, ways to pay, delivery and an additional offer. */
@Injectable()
export class ProductPages {
  constructor(
    private readonly products: ProductsRepository,
    private readonly parts: BundleParts,
    private readonly taxes: TaxSettingsRepository,
    private readonly methods: PaymentMethods,
    private readonly bus: Bus,
    private readonly looks: CreatorLooks,
    private readonly urls: SiteUrls,
  ) {}

  /** @throws DomainError core.not_found */
  async details({ publicId, from }: RequestOf<typeof getProductPageDetails>, ctx: Ctx, now: Date): Promise<Details> {
    return this.detailsOf(await this.published(publicId), { ctx, now, from });
  }

  /** @throws DomainError core.not_found */
  async published(publicId: string): Promise<Product> {
    return requireFound(await this.products.findPublished(publicId));
  }

  /** @param opened.from the page that the buyer came from @throws DomainError core.not_found when the seller's account is gone */
  async detailsOf(found: Product, { ctx, now, from = null }: Opening): Promise<Details> {
    const { userId: ownerId } = found;
    const product = presentToBuyers(found, now);
    const [address, seller, methods, taxes, bump, others, parts] = await Promise.all([
      this.addressOf(found),
      this.sellerOf(ownerId, from, ctx),
      this.methodsOf(found),
      this.taxes.of(ownerId),
      this.bumpOf(found, now),
      this.othersOf(found, now),
      this.parts.of(ownerId, [found]),
    ]);
    const isInStock = parts.isInStock(found, now);
    return {
      product: { ...product, isInStock },
      address,
      saleState: saleStateOf(found, isInStock, now),
      seller,
      methods,
      delivery: {
        asksAddress: found.shipping.required || found.checkout.askAddress,
        asksCountry: found.shipping.required || needsCountry(taxes),
        countries: countriesOf(found),
        handlingDays: found.shipping.handlingDays,
      },
      asksVatId: taxes.asksVatId,
      previews: found.digital.files
        .filter(({ kind }) => kind === 'preview')
        .map(({ mediaId, name, size }) => ({ mediaId, name, size })),
      contents: parts.of(found).map(lineContent),
      bump,
      others,
    };
  }

  /** @throws DomainError core.not_found, also for a file that only buyers may open */
  async preview({ publicId, mediaId }: RequestOf<typeof openProductPreview>) {
    const product = await this.products.findPublished(publicId);
    const shown = product?.digital.files.find((file) => file.kind === 'preview' && file.mediaId === mediaId);
    if (!product || !shown) throw new DomainError('core.not_found');
    const { file } = await this.bus.request(getPrivateFile, { userId: product.userId, mediaId }, systemContext());
    if (!file) throw new DomainError('core.not_found');
    return { file: { ...file, fileName: shown.name || file.fileName } };
  }

  private async sellerOf(userId: string, from: string | null, ctx: Ctx): Promise<Details['seller']> {
    const [{ profile }, look] = await Promise.all([
      this.bus.request(getPublicProfile, { userId }, ctx),
      this.looks.of(userId, from),
    ]);
    // Nothing of an account that is gone is sold.
    if (!profile) throw new DomainError('core.not_found');
    return { ...profile, look };
  }

  /** Null while the seller's site is not known: an address never keeps a buyer from paying. */
  private async addressOf({ tenantId, publicId }: Product): Promise<string | null> {
    try {
      return (await this.urls.of(tenantId)).link(`/checkout/${publicId}`);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  private async methodsOf(product: Product): Promise<Details['methods']> {
    const allowed = allowedFor([product]);
    const accounts = await this.methods.accounts(product.userId, allowed);
    const offline = { provider: 'offline' as const, mode: 'live' as const };
    return allowed.methods.includes('offline') ? [...accounts, offline] : accounts;
  }

  private async bumpOf(opened: Product, now: Date): Promise<Details['bump']> {
    const { userId, currency, checkout } = opened;
    const bump = await this.onSale(userId, checkout.orderBumpProductId, now);
    if (!bump || bump.currency !== currency || !isTakenByTick(bump) || !canBePaidTogether(opened, bump)) return null;
    return { ...offerOf(bump, now), shortDescription: bump.shortDescription };
  }

  /** What the opened product suggests to a buyer who has paid. Null when it cannot be bought now, or was bought in the same order. */
  async upsellOf({ userId, lines }: Pick<Checkout, 'userId' | 'lines'>, opened: Product, now: Date): Promise<Upsell> {
    const upsell = await this.onSale(userId, opened.checkout.upsellProductId, now);
    const bought = lines.flatMap(({ productId, contents }) => [
      productId,
      ...(contents ?? []).map((part) => part.productId),
    ]);
    if (!upsell || bought.includes(upsell._id)) return null;
    const { variants, price, ...shown } = presentToBuyers(upsell, now);
    const isPriceKnown = shown.priceModel === 'fixed' && variants.length === 0;
    return { ...shown, thumb: shown.thumb || shown.images[0] || '', price: isPriceKnown ? price : null };
  }

  /** Null for a product that cannot be bought now. */
  async onSale(ownerId: string, _id: string | null, now: Date): Promise<Product | null> {
    const product = _id === null ? null : await this.products.findOne({ ownerId, _id });
    if (product?.state !== 'published' || product.status !== 1 || isInactiveOwner(ownerId)) return null;
    const isInStock = (await this.parts.of(ownerId, [product])).isInStock(product, now);
    return saleStateOf(product, isInStock, now) === 'onSale' ? product : null;
  }

  private async othersOf(opened: Product, now: Date): Promise<Details['others']> {
    const filter = { ownerId: opened.userId, state: 'published' as const, status: 1 as const };
    const published = await this.products.findMany(filter, { sort: { order: 1, _id: 1 }, limit: 30 });
    const parts = await this.parts.of(opened.userId, published);
    // A bundle with a part that is sold out is not offered.
    const offered = published
      .filter((product) => product.type !== 'bundle' || parts.isInStock(product, now))
      .filter((product) => canBePaidTogether(opened, product));
    return othersOf(opened, offered, now);
  }
}

const canBePaidTogether = (one: Product, other: Product): boolean => allowedFor([one, other]).methods.length > 0;

/** Empty for every country. */
function countriesOf({ shipping: { required, rates } }: Product): string[] {
  if (!required || rates.length === 0 || rates.some(({ countries }) => countries.length === 0)) return [];
  return [...new Set(rates.flatMap(({ countries }) => countries))].sort();
}
