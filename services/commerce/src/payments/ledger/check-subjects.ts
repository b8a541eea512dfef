import { Inject, Injectable } from '@nestjs/common';
import { bookingPaymentFigures } from '@linkyard/contracts';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { Bus, LOGGER, systemContext, type Logger } from '@linkyard/service-kit';
import { attention } from '../../orders/attention.js';
import { orders } from '../../orders/order.schema.js';
import type { Payment } from '../payment.model.js';
import type { UnnamedDifference } from './difference-text.js';
import { SubjectSums, type SubjectDifference } from './subject-sums.js';

const perPage = 500;
/** Events carry a payment to its subject within seconds. */
const onTheWayMs = 5 * 60_000;

/** Whether orders, donations, bookings and registrations hold what their payments say. */
@Injectable()
export class CheckSubjects {
  constructor(
    @Inject(SubjectSums) private readonly sums: SubjectSums,
    @InjectStored('commerce', orders) private readonly orderModel: StoredModel<typeof orders>,
    @Inject(Bus) private readonly bus: Bus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async differences(ownerId: string | undefined, now: number): Promise<UnnamedDifference[]> {
    const before = new Date(now - onTheWayMs);
    const ofOrders = await this.sums.ofOrders(before, ownerId);
    for (const order of ofOrders) await this.raise(order);
    return [
      ...ofOrders.flatMap((found) => named('order', found)),
      ...(await this.sums.ofDonations(before, ownerId)).flatMap((found) => named('donation', found)),
      ...(await this.ofBookings(before, ownerId)),
    ];
  }

  /** The seller decides what to do; a notice that is there already stays. */
  private async raise({ reference: _id, ownerId }: SubjectDifference): Promise<void> {
    const filter = { _id, userId: ownerId, 'needsAttention.code': null };
    await this.orderModel.updateOne(filter, { $set: { needsAttention: attention.ledgerDiffers } }).exec();
  }

  private async ofBookings(before: Date, ownerId: string | undefined): Promise<UnnamedDifference[]> {
    const found: UnnamedDifference[] = [];
    for (let after = ''; ;) {
      const page = await this.sums.ofBookings(before, after, perPage, ownerId);
      for (const owner of new Set(page.map(({ userId }) => userId)))
        found.push(
          ...(await this.ofHost(
            owner,
            page.filter(({ userId }) => userId === owner),
          )),
        );
      after = page.at(-1)?._id ?? '';
      if (page.length < perPage) return found;
    }
  }

  private async ofHost(ownerId: string, paid: readonly Payment[]): Promise<UnnamedDifference[]> {
    const request = { ownerId, paymentIds: paid.map(({ _id }) => _id) };
    const reply = await this.bus.request(bookingPaymentFigures, request, systemContext()).catch((error: unknown) => {
      this.logger.warn({ err: error, ownerId }, 'payments could not be compared with their bookings');
      return null;
    });
    if (!reply) return [];
    const figures = new Map(reply.figures.map((figure) => [figure.paymentId, figure]));
    return paid.flatMap((payment) => {
      const { _id: reference, currency, amount, refundedTotal: refunded, subject } = payment;
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
