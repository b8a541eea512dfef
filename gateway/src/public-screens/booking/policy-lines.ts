import type { PublicAppointmentView } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';

/** How long before the beginning something is possible. */
function until(minutes: number): string {
  if (minutes === 0) return i18n.t('until it begins');
  if (minutes % 1440 === 0)
    return i18n.t('until {count, plural, one {# day} other {# days}} before it begins', { count: minutes / 1440 });
  if (minutes % 60 === 0)
    return i18n.t('until {count, plural, one {# hour} other {# hours}} before it begins', { count: minutes / 60 });
  return i18n.t('until {count, plural, one {# minute} other {# minutes}} before it begins', { count: minutes });
}

/** What is charged of a hold when its visitor cancels. */
function holdText({ refund, percent }: PublicAppointmentView['cancelPolicy']): string {
  const texts = {
    full: i18n.t('Nothing is charged then.'),
    percent: i18n.t('Up to {percent} % of the price may be charged then.', { percent: 100 - percent }),
    none: i18n.t('The whole price may be charged then.'),
  };
  return texts[refund];
}

function refundText({ refund, percent }: PublicAppointmentView['cancelPolicy']): string {
  const texts = {
    full: i18n.t('Everything you paid is refunded.'),
    percent: i18n.t('{percent} % of what you paid is refunded.', { percent }),
    none: i18n.t('What you paid is not refunded.'),
  };
  return texts[refund];
}

/** The rules of cancelling and rescheduling, as visitors read them. */
export function policyLines({ cancelPolicy, reschedulePolicy, price, payAt }: PublicAppointmentView): string[] {
  const moneyText = payAt === 'cardHold' ? holdText : refundText;
  const cancel = cancelPolicy.byAttendee
    ? [i18n.t('You can cancel {until}.', { until: until(cancelPolicy.minNotice) }), price && moneyText(cancelPolicy)]
    : [i18n.t('To cancel, please contact the host.')];
  const canMove = reschedulePolicy.byAttendee && reschedulePolicy.maxTimes > 0;
  const move = canMove
    ? i18n.t('You can choose another time {until}.', { until: until(reschedulePolicy.minNotice) })
    : i18n.t('To change the time, please contact the host.');
  return [cancel.filter(Boolean).join(' '), move, cancelPolicy.text].filter((line) => line !== '');
}
