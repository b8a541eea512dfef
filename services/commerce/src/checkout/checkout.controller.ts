import { Controller, Inject } from '@nestjs/common';
import {
  confirmCheckout,
  confirmWaitingOrders,
  createCheckout,
  getCheckout,
  getProductPageDetails,
  openProductPreview,
  payCheckout,
  quoteCheckout,
  settleCheckout,
  type Ctx,
  type RequestOf,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { AccessLinks } from '../links/access-links.js';
import { hasDownloads, isAwaitingPayment } from '../orders/order-states.js';
import { ReceiptLinks } from '../links/receipt-links.js';
import { BeginCheckout } from './begin-checkout.js';
import { CheckoutPayment } from './checkout-payment.js';
import { PaymentMethods } from '../products/payment-methods.js';
import { ProductsRepository } from '../products/products.repository.js';
import { inCurrency } from '../pricing/in-currency.js';
import { afterOf, presentCheckout, presentLines } from './checkout.presenter.js';
import type { Checkout } from './checkout.schema.js';
import { ProductPages } from './product-pages.js';
import { allProblems, Quotes } from './quote.js';

@Controller()
export class CheckoutController {
  constructor(
    @Inject(BeginCheckout) private readonly beginning: BeginCheckout,
    @Inject(CheckoutPayment) private readonly payment: CheckoutPayment,
    @Inject(AccessLinks) private readonly links: AccessLinks,
    @Inject(ReceiptLinks) private readonly receipts: ReceiptLinks,
    @Inject(Quotes) private readonly quotes: Quotes,
    @Inject(ProductPages) private readonly pages: ProductPages,
    @Inject(ProductsRepository) private readonly products: ProductsRepository,
    @Inject(PaymentMethods) private readonly methods: PaymentMethods,
  ) {}

  @Handles(getProductPageDetails)
  async pageDetails({ publicId }: RequestOf<typeof getProductPageDetails>, ctx: Ctx) {
    return { details: await this.pages.details(publicId, ctx, new Date()) };
  }

  @Handles(openProductPreview)
  async preview(request: RequestOf<typeof openProductPreview>) {
    return this.pages.preview(request);
  }

  @Handles(quoteCheckout)
  async quote(request: RequestOf<typeof quoteCheckout>, { ipHash }: Ctx) {
    // Limits of one buyer are judged when the checkout is begun: a quote holds nothing, and would say what an address has bought.
    const anonymous = { ...request, buyer: { ...request.buyer, email: '' } };
    const estimate = await this.quotes.estimate(anonymous, ipHash, new Date());
    const { lines, totals, currency, coupon, isTaxReversed } = estimate;
    const { buyer, filledIn } = request;
    const problems = filledIn
      ? allProblems(estimate, { ...filledIn, buyer: { ...filledIn, country: buyer.country } })
      : estimate.problems;
    const payable = await this.quotes.methodsFor(estimate);
    return {
      ...{ items: presentLines(lines, currency), totals: inCurrency(totals, currency) },
      ...{ couponCode: coupon?.code ?? '', couponKind: coupon?.kind ?? null, isTaxReversed },
      ...{ ...payable, problems },
    };
  }

  @Handles(createCheckout)
  async create(request: RequestOf<typeof createCheckout>, ctx: Ctx) {
    return this.present(await this.beginning.begin(request, ctx));
  }

  @Handles(confirmCheckout)
  async confirm(request: RequestOf<typeof confirmCheckout>, ctx: Ctx) {
    return this.present(await this.beginning.confirm(request, ctx));
  }

  @Handles(confirmWaitingOrders)
  async confirmWaiting(request: RequestOf<typeof confirmWaitingOrders>, ctx: Ctx) {
    return this.beginning.confirmAll(request, ctx);
  }

  @Handles(getCheckout)
  async get({ publicId }: RequestOf<typeof getCheckout>) {
    return this.present(await this.beginning.get(publicId));
  }

  @Handles(payCheckout)
  async pay(request: RequestOf<typeof payCheckout>) {
    return { redirectUrl: await this.payment.pay(request) };
  }

  @Handles(settleCheckout)
  async settle({ publicId }: RequestOf<typeof settleCheckout>) {
    return this.present(await this.payment.settle(publicId));
  }

  private async present(checkout: Checkout) {
    const { userId: ownerId, openedPublicId: publicId, state } = checkout;
    const [order, product] = await Promise.all([
      this.payment.orderOf(checkout),
      state === 'completed' ? this.products.findOne({ ownerId, publicId }) : null,
    ]);
    const offlineText = order && isAwaitingPayment(order) ? await this.methods.howToPay(ownerId, order.lines) : '';
    const isDigital = order?.lines.some(hasDownloads);
    const downloadPath = order && isDigital ? this.links.pathOf(order) : '';
    const receiptPath = order?.paidAt ? this.receipts.pathOf('order', order) : '';
    const upsell = product && order?.paidAt ? await this.pages.upsellOf(checkout, product, new Date()) : null;
    return {
      checkout: presentCheckout(checkout, order, offlineText, {
        downloadPath,
        receiptPath,
        after: afterOf(product),
        upsell,
      }),
    };
  }
}
