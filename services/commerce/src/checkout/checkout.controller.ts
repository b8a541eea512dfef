import { Controller } from '@nestjs/common';
import {
  confirmCheckout,
  confirmWaitingOrders,
  createCheckout,
  getCheckout,
  getProductPageDetails,
  openCheckoutPage,
  openProductPreview,
  payCheckout,
  quoteCheckout,
  settleCheckout,
  type Ctx,
  type RequestOf,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { BeginCheckout } from './begin-checkout.js';
import { CheckoutPayment } from './checkout-payment.js';
import { CompleteCheckout } from './complete-checkout.js';
import { OpenCheckoutPage } from './open-checkout-page.js';
import { PresentCheckout } from './present-checkout.js';
import { ProductPages } from './product-pages.js';
import { QuoteAnswer } from './quote-answer.js';

@Controller()
export class CheckoutController {
  constructor(
    private readonly opening: OpenCheckoutPage,
    private readonly pages: ProductPages,
    private readonly quotes: QuoteAnswer,
    private readonly beginning: BeginCheckout,
    private readonly completing: CompleteCheckout,
    private readonly payment: CheckoutPayment,
    private readonly views: PresentCheckout,
  ) {}

  @Handles(openCheckoutPage)
  async openPage(request: RequestOf<typeof openCheckoutPage>, ctx: Ctx) {
    return this.opening.open(request, ctx);
  }

  @Handles(getProductPageDetails)
  async pageDetails(request: RequestOf<typeof getProductPageDetails>, ctx: Ctx) {
    return { details: await this.pages.details(request, ctx, new Date()) };
  }

  @Handles(openProductPreview)
  async preview(request: RequestOf<typeof openProductPreview>) {
    return this.pages.preview(request);
  }

  @Handles(quoteCheckout)
  async quote(request: RequestOf<typeof quoteCheckout>, ctx: Ctx) {
    return this.quotes.answer(request, ctx);
  }

  @Handles(createCheckout)
  async create(request: RequestOf<typeof createCheckout>, ctx: Ctx) {
    return { checkout: await this.views.present(await this.beginning.begin(request, ctx)) };
  }

  @Handles(confirmCheckout)
  async confirm(request: RequestOf<typeof confirmCheckout>, ctx: Ctx) {
    return { checkout: await this.views.present(await this.beginning.confirm(request, ctx)) };
  }

  @Handles(confirmWaitingOrders)
  async confirmWaiting(request: RequestOf<typeof confirmWaitingOrders>, ctx: Ctx) {
    return this.beginning.confirmAll(request, ctx);
  }

  @Handles(getCheckout)
  async get({ publicId }: RequestOf<typeof getCheckout>) {
    return { checkout: await this.views.present(await this.beginning.get(publicId)) };
  }

  @Handles(payCheckout)
  async pay(request: RequestOf<typeof payCheckout>) {
    return { redirectUrl: await this.completing.complete(request) };
  }

  @Handles(settleCheckout)
  async settle({ publicId }: RequestOf<typeof settleCheckout>) {
    return { checkout: await this.views.present(await this.payment.settle(publicId)) };
  }
}
