import { Controller } from '@nestjs/common';
import {
  cancelPayment,
  capturePayment,
  getShownModes,
  refundPayment,
  settlePayment,
  startPayment,
  type RequestOf,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { SellerModes } from './connections/seller-modes.js';
import { Payments } from './payments.js';

/** What other services ask for on behalf of what is paid there. */
@Controller()
export class PaymentsController {
  constructor(
    private readonly payments: Payments,
    private readonly modes: SellerModes,
  ) {}

  @Handles(startPayment)
  async start({ expiresAt, ...request }: RequestOf<typeof startPayment>) {
    return this.payments.start({ ...request, expiresAt: new Date(expiresAt) });
  }

  @Handles(settlePayment)
  async settle({ ownerId, paymentId }: RequestOf<typeof settlePayment>) {
    return this.payments.settle(ownerId, paymentId);
  }

  @Handles(cancelPayment)
  async cancel({ ownerId, paymentId }: RequestOf<typeof cancelPayment>) {
    await this.payments.cancel(ownerId, paymentId);
    return {};
  }

  @Handles(capturePayment)
  async capture({ ownerId, paymentId, amount }: RequestOf<typeof capturePayment>) {
    return this.payments.capture(ownerId, paymentId, amount);
  }

  @Handles(getShownModes)
  async shownModes({ ownerId, wanted }: RequestOf<typeof getShownModes>) {
    return this.modes.shown(ownerId, wanted);
  }

  @Handles(refundPayment)
  async refund(request: RequestOf<typeof refundPayment>) {
    return this.payments.refund(request);
  }
}
