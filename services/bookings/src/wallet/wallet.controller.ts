import { Controller } from '@nestjs/common';
import {
  bookingPaidItems,
  bookingPaymentFigures,
  bookingWalletHosts,
  bookingWalletItems,
  joinWebinarPath,
  manageBookingPath,
  registrationPath,
  type RequestOf,
} from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { Handles } from '@linkyard/service-kit';
import { BookingsRepository } from '../booking-records/bookings.repository.js';
import { ManageTokens } from '../bookings/manage-tokens.js';
import { RegistrationTokens } from '../webinars/registration-tokens.js';
import { joinUrlOf, waitsForPayment } from '../webinars/registration.presenter.js';
import { RegistrationsRepository } from '../webinars/registrations.repository.js';
import { WebinarsRepository } from '../webinars/webinars.repository.js';
import { PaidItems } from './paid-items.js';
import { PaymentFigures } from './payment-figures.js';
import { WalletHosts } from './wallet-hosts.js';

type Request = RequestOf<typeof bookingWalletItems>;
const most = 100;

/** Bookings and registrations for webinars in a buyer's wallet, which commerce shows. */
@Controller()
export class WalletController {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly tokens: ManageTokens,
    private readonly registrations: RegistrationsRepository,
    private readonly registrationTokens: RegistrationTokens,
    private readonly webinars: WebinarsRepository,
    private readonly paidItems: PaidItems,
    private readonly hosts: WalletHosts,
    private readonly figures: PaymentFigures,
  ) {}

  @Handles(bookingWalletItems)
  async items(request: Request) {
    const [booked, registered] = await Promise.all([this.booked(request), this.registered(request)]);
    const at = ({ startAt }: { startAt: Date | null }) => startAt?.getTime() ?? 0;
    return { items: [...booked, ...registered].toSorted((one, other) => at(other) - at(one)) };
  }

  @Handles(bookingWalletHosts)
  async hostsOf(request: RequestOf<typeof bookingWalletHosts>) {
    return { ownerIds: await this.hosts.of(request) };
  }

  @Handles(bookingPaymentFigures)
  async figuresOf(request: RequestOf<typeof bookingPaymentFigures>) {
    return { figures: await this.figures.of(request) };
  }

  @Handles(bookingPaidItems)
  async paidFor(request: RequestOf<typeof bookingPaidItems>) {
    return this.paidItems.of(request);
  }

  /** One that was moved is shown where it was moved to. */
  private async booked({ ownerId, email }: Request) {
    const filter = { ownerId, 'attendee.email': email, state: trusted({ $ne: 'rescheduled' as const }) };
    const found = await this.bookings.findMany(filter, { sort: { startAt: -1 }, limit: most });
    return found.map(({ uid, publicId, title, startAt, timeZone, state, paid, paymentId }) => ({
      ...{ title, startAt, timeZone, state, paymentId: paid > 0 ? paymentId : null },
      path: manageBookingPath(publicId, { uid, token: this.tokens.of(uid) }),
      joinPath: '',
    }));
  }

  private async registered({ ownerId, email }: Request) {
    const filter = { ownerId, 'person.email': email };
    const found = await this.registrations.findMany(filter, { sort: { createdAt: -1 }, limit: most });
    const _id = trusted({ $in: [...new Set(found.map(({ webinarId }) => webinarId))] });
    const held = new Map((await this.webinars.findMany({ ownerId, _id })).map((webinar) => [webinar._id, webinar]));
    return found.map((registration) => {
      const { uid, publicId, webinarId, title, startAt, timeZone, paid, paymentId } = registration;
      const state = waitsForPayment(registration) ? ('awaitingPayment' as const) : registration.state;
      const key = { uid, token: this.registrationTokens.of(uid) };
      const webinar = held.get(webinarId);
      const canJoin = webinar !== undefined && joinUrlOf(registration, webinar) !== null;
      return {
        ...{ title, startAt, timeZone, state, paymentId: paid > 0 ? paymentId : null },
        path: registrationPath(publicId, key),
        joinPath: canJoin ? joinWebinarPath(publicId, key) : '',
      };
    });
  }
}
