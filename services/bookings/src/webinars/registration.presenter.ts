import type { changeRegistrationStatus, manageRegistration, Money, ReplyInput, VisitorHost } from '@linkyard/contracts';
import { presentPaymentNotices, waitsForRefund } from '@linkyard/payables';
import { refundOf } from './registration-refunds.js';
import type { Registration } from './registration.schema.js';
import { sessionsOf } from './webinar-clock.js';
import type { Webinar } from './webinar.schema.js';

type Shown = ReplyInput<typeof changeRegistrationStatus>['registration'];
type ShownToRegistrant = ReplyInput<typeof manageRegistration>['registration'];

const moneyIn =
  (currency: string) =>
  (amount: number): Money | null =>
    amount === 0 ? null : { amount, currency };

export function presentRegistration(registration: Registration): Shown {
  const money = moneyIn(registration.currency);
  return {
    ...registration,
    price: money(registration.price),
    refunded: money(registration.refunded),
    paymentId: registration.paid > 0 ? registration.paymentId : null,
    ...presentPaymentNotices(registration),
    denyReason: registration.deny?.reason ?? null,
    history: registration.stateHistory,
  };
}

/** A seat is kept for it, and the host has nothing to decide yet. */
export const waitsForPayment = ({ state, paymentState }: Pick<Registration, 'state' | 'paymentState'>): boolean =>
  state === 'pending' && paymentState === 'unpaid';

/** The meeting room of an approved registration: the provider's personal link, else the creator's own. */
export function joinUrlOf(
  { state, joinUrl }: Pick<Registration, 'state' | 'joinUrl'>,
  webinar: Pick<Webinar, 'provider' | 'joinUrl' | 'state'>,
): string | null {
  if (!['approved', 'attended', 'absent'].includes(state)) return null;
  if (webinar.state !== 'scheduled' && webinar.state !== 'live') return null;
  return webinar.provider === 'custom' ? webinar.joinUrl || null : joinUrl;
}

const replayUrlOf = ({ state }: Registration, webinar: Webinar): string | null =>
  ['approved', 'attended', 'absent'].includes(state) && webinar.state === 'replay' ? webinar.replayUrl || null : null;

export function presentToRegistrant(
  registration: Registration,
  { webinar, host }: { webinar: Webinar; host: VisitorHost },
  now: Date,
): ShownToRegistrant {
  const { state, startAt, currency } = registration;
  const isActive = state === 'pending' || state === 'approved' || state === 'waitlisted';
  const canCancel = isActive && (startAt === null || startAt > now);
  const canPay = waitsForPayment(registration);
  return {
    ...presentRegistration(registration),
    ...{ webinar, host, sessions: sessionsOf(webinar, registration) },
    joinUrl: joinUrlOf(registration, webinar),
    replayUrl: replayUrlOf(registration, webinar),
    payUrl: canPay ? registration.payUrl : null,
    ...{ canPay, canCancel },
    isRefundRefused: waitsForRefund(registration),
    refundOnCancel: canCancel ? moneyIn(currency)(refundOf(registration, 'registrant', now)) : null,
  };
}
