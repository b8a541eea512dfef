import { shownEmail } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { Anchor } from '@mantine/core';
import type { BookingView } from '@linkyard/contracts';
import { formatMoney } from '@linkyard/ui';
import { namedZoneText, whenText, zonedText } from '../../shared/time/when-text.js';
import { locationWords, paymentWords } from './booking-labels.js';

/** What is known about a booking; a fact without a value is left out. */
export const factsOf = ({ attendee, location, guests, ...booking }: BookingView) => [
  { label: t`Appointment`, value: booking.title },
  { label: t`When`, value: zonedText(booking.startAt, booking.hostTimeZone) },
  {
    label: t`For the visitor`,
    value: booking.timeZone === booking.hostTimeZone ? null : namedZoneText(booking.startAt, booking.timeZone),
  },
  { label: t`E-mail`, value: <Anchor href={`mailto:${attendee.email}`}>{shownEmail(attendee.email)}</Anchor> },
  { label: t`Phone`, value: attendee.phone && <Anchor href={`tel:${attendee.phone}`}>{attendee.phone}</Anchor> },
  { label: t`Where`, value: location && (location.value || location.label || locationWords()[location.type]) },
  { label: t`Guests`, value: guests.join(', ') },
  { label: t`Payment`, value: paymentWords()[booking.paymentState] },
  { label: t`Due when booking`, value: booking.due && formatMoney(booking.due) },
  { label: t`Card held until`, value: booking.holdUntil && whenText(booking.holdUntil, booking.hostTimeZone) },
  { label: t`Charged`, value: booking.paid && formatMoney(booking.paid) },
  { label: t`Rating`, value: booking.rating && t`${'★'.repeat(booking.rating)} (${booking.rating} of 5)` },
  { label: t`Words of the rating`, value: booking.ratingText },
  { label: t`Booked on`, value: booking.attribution.campaignId && t`One of your pages` },
  { label: t`Source`, value: booking.attribution.utmSource },
  { label: t`Medium`, value: booking.attribution.utmMedium },
  { label: t`Campaign`, value: booking.attribution.utmCampaign },
  { label: t`Returned`, value: booking.refunded && booking.refunded.amount > 0 && formatMoney(booking.refunded) },
];
