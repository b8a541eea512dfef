import { Injectable } from '@nestjs/common';
import type { Ctx, openCheckoutPage, ReplyInput, RequestOf } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { ProductsRepository } from '../products/products.repository.js';
import type { Checkout } from './checkout.schema.js';
import { CheckoutService } from './checkout.service.js';
import { PresentCheckout } from './present-checkout.js';
import { ProductPages } from './product-pages.js';

/** Everything that a checkout screen is made from, by one request. */
@Injectable()
export class OpenCheckoutPage {
  constructor(
    private readonly products: ProductsRepository,
    private readonly checkouts: CheckoutService,
    private readonly pages: ProductPages,
    private readonly views: PresentCheckout,
  ) {}

  /** @throws DomainError core.not_found */
  async open(
    { id, begun, after, from }: RequestOf<typeof openCheckoutPage>,
    ctx: Ctx,
    now = new Date(),
  ): Promise<ReplyInput<typeof openCheckoutPage>> {
    const opened = await this.products.findPublished(id);
    const checkout = opened ? null : await this.checkouts.get(id);
    const isPaid = checkout !== null && (checkout.state === 'completed' || checkout.paymentState === 'processing');
    const product = opened ?? (checkout && !isPaid ? await this.pages.published(checkout.openedPublicId) : null);

    const [details, shown, last, earlier] = await Promise.all([
      product && this.pages.detailsOf(product, { ctx, now, from: checkout?.attribution.campaignId ?? from }),
      checkout && this.views.present(checkout),
      this.known(begun),
      this.known(after),
    ]);
    return {
      details,
      checkout: shown,
      begun: last?.openedPublicId === id ? await this.views.present(last) : null,
      after: earlier && (await this.views.present(earlier)),
    };
  }

  /** An address or a cookie may name anything. */
  private async known(publicId: string | undefined): Promise<Checkout | null> {
    if (publicId === undefined) return null;
    return this.checkouts.get(publicId).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'core.not_found') return null;
      throw error;
    });
  }
}
