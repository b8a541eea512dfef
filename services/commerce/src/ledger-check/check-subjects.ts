import { Inject, Injectable } from '@nestjs/common';
import { bookingPaymentFigures } from '@linkyard/contracts';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { Bus, LOGGER, systemContext, type Logger } from '@linkyard/service-kit';
import { attention } from '../orders/attention.js';
import { orders } from '../orders/order.schema.js';
import type { Payment } from '../payments/payment.model.js';
import type { UnnamedDifference } from './difference-text.js';
import { SubjectSums, type SubjectDifference } from './subject-sums.js';
import type { Uncompared } from './uncompared.js';

const perPage = 500;
const ofBookings = ['booking_paid', 'booking_refunded', 'registration_paid', 'registration_refunded'] as const;
/** Events carry a payment to its subject within seconds. */
const onTheWayMs = 5 * 60_000;

/** Whether orders, donations, bookings and registrations hold what their payments say. */
@Injectable()
export class CheckSubjects {
  constructor(
    private readonly sums: SubjectSums,
    @InjectStored('commerce', orders) private readonly orderModel: StoredModel<typeof orders>,
    private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async differences(ownerId: string | undefined, now: number, uncompared: Uncompared): Promise<UnnamedDifference[]> {
    const before = new Date(now - onTheWayMs);
    const ofOrders = await this.sums.ofOrders(before, ownerId);
    await this.raise(ofOrders);
    return [
      ...ofOrders.flatMap((found) => named('order', found)),
      ...(await this.sums.ofDonations(before, ownerId)).flatMap((found) => named('donation', found)),
      ...(await this.ofBookings(before, ownerId, uncompared)),
    ];
  }

  /** The seller decides what to do; a notice that is there already stays. */
  private async raise(found: readonly SubjectDifference[]): Promise<void> {
    if (found.length === 0) return;
    const update = { $set: { needsAttention: attention.ledgerDiffers } };
    await this.orderModel.bulkWrite(
      found.map(({ reference: _id, ownerId: userId }) => ({
        updateOne: { filter: { _id, userId, 'needsAttention.code': null }, update },
      })),
    );
  }

  /** Payments of many owners are asked for together, so that the number of calls grows with that of the payments alone. */
  private async ofBookings(before: Date, ownerId: string | undefined, uncompared: Uncompared) {
    const found: UnnamedDifference[] = [];
    for (let after = ''; ;) {
      const page = await this.sums.ofBookings(before, after, perPage, ownerId);
      if (page.length > 0) found.push(...(await this.ofPage(page, uncompared)));
      after = page.at(-1)?._id ?? '';
      if (page.length < perPage) return found;
    }
  }

  private async ofPage(paid: readonly Payment[], uncompared: Uncompared): Promise<UnnamedDifference[]> {
    const request = { payments: paid.map(({ _id: paymentId, userId: ownerId }) => ({ ownerId, paymentId })) };
    const reply = await this.bus.request(bookingPaymentFigures, request, systemContext()).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'payments could not be compared with their bookings');
      return null;
    });
    if (!reply) {
      for (const { _id } of paid) for (const kind of ofBookings) uncompared.add(kind, _id);
      return [];
    }
    const figures = new Map(reply.figures.map((figure) => [figure.paymentId, figure]));
    return paid.flatMap((payment) => {
      const { _id: reference, userId: ownerId, currency, amount, refundedTotal: refunded, subject } = payment;
      const said = figures.get(reference) ?? { paid: 0, refunded: 0 };
      // Nothing was given for it, and it went back entirely.
      if (said.paid === 0 && amount === refunded) return [];
      const facts = { ownerId, currency, reference, paid: amount, refunded };
      const kind = subject.kind === 'registration' ? 'registration' : 'booking';
      return named(kind, { ...facts, saidPaid: said.paid, saidRefunded: said.refunded });
    });
  }
}

function named(
  kind: 'order' | 'donation' | 'booking' | 'registration',
  { ownerId, currency, reference, ...sums }: SubjectDifference,
): UnnamedDifference[] {
  const about = { ownerId, currency, reference };
  const { paid, saidPaid, refunded, saidRefunded } = sums;
  return [
    ...(paid === saidPaid ? [] : [{ ...about, kind: `${kind}_paid` as const, expected: paid, actual: saidPaid }]),
    ...(refunded === saidRefunded
      ? []
      : [{ ...about, kind: `${kind}_refunded` as const, expected: refunded, actual: saidRefunded }]),
  ];
}
