import type { PublicAppointmentView } from '@linkyard/contracts';
import { fullDayText, startText, type Clock } from '../words/days.js';
import type { Words } from '../words/words.js';

export interface Rules {
  cancelPolicy: PublicAppointmentView['cancelPolicy'];
  reschedulePolicy: PublicAppointmentView['reschedulePolicy'];
  /** What becomes of money when it is cancelled is said where some is paid or held. */
  isPaid: boolean;
  isCardHeld: boolean;
  /** How often it was moved already. */
  rescheduleCount?: number;
}

/** A beginning whose deadlines are named by their day and time. */
export interface Deadlines {
  start: string;
  zone: string;
  clock?: Clock | undefined;
  /** Epoch milliseconds. */
  now: number;
  /** Deadlines of a series differ: they are named by their distance from each beginning. */
  isSeries?: boolean;
}

const deadlineOf = ({ start }: Deadlines, minutes: number) => Date.parse(start) - minutes * 60_000;

/** Whether an attendee who begins at this time could not cancel or move it any more. */
export const isTooLate = (minutes: number, times: Deadlines): boolean => deadlineOf(times, minutes) < times.now;

/** How long something is possible. */
function until(minutes: number, times: Deadlines, words: Words): string {
  const { i18n } = words;
  if (minutes === 0) return i18n.t('until it begins');
  if (!times.isSeries) {
    const at = new Date(deadlineOf(times, minutes)).toISOString();
    const time = startText(at, times.zone, words, times.clock);
    return i18n.t('until {day}, {time}', { day: fullDayText(at, times.zone, words), time });
  }
  if (minutes % 1440 === 0)
    return i18n.t('until {count, plural, one {# day} other {# days}} before it begins', { count: minutes / 1440 });
  if (minutes % 60 === 0)
    return i18n.t('until {count, plural, one {# hour} other {# hours}} before it begins', { count: minutes / 60 });
  return i18n.t('until {count, plural, one {# minute} other {# minutes}} before it begins', { count: minutes });
}

/** What is charged of a hold when its visitor cancels. */
function holdText({ refund, percent }: PublicAppointmentView['cancelPolicy'], { i18n }: Words): string {
  const texts = {
    full: i18n.t('Nothing is charged then.'),
    percent: i18n.t('Up to {percent} % of the price may be charged then.', { percent: 100 - percent }),
    none: i18n.t('The whole price may be charged then.'),
  };
  return texts[refund];
}

function refundText({ refund, percent }: PublicAppointmentView['cancelPolicy'], { i18n }: Words): string {
  const texts = {
    full: i18n.t('Everything you paid is refunded.'),
    percent: i18n.t('{percent} % of what you paid is refunded.', { percent }),
    none: i18n.t('What you paid is not refunded.'),
  };
  return texts[refund];
}

function cancelLine({ cancelPolicy, isPaid, isCardHeld }: Rules, times: Deadlines, words: Words): string {
  const { i18n } = words;
  const { byAttendee, minNotice } = cancelPolicy;
  if (!byAttendee) return i18n.t('To cancel, please contact the host.');
  if (isTooLate(minNotice, times))
    return i18n.t('It begins too soon to be cancelled here. To cancel, please contact the host.');
  const moneyText = isCardHeld ? holdText : refundText;
  const line = i18n.t('You can cancel {until}.', { until: until(minNotice, times, words) });
  return isPaid ? `${line} ${moneyText(cancelPolicy, words)}` : line;
}

function moveLine({ reschedulePolicy, rescheduleCount = 0 }: Rules, times: Deadlines, words: Words): string {
  const { i18n } = words;
  const { byAttendee, minNotice, maxTimes } = reschedulePolicy;
  if (!byAttendee || rescheduleCount >= maxTimes) return i18n.t('To change the time, please contact the host.');
  if (isTooLate(minNotice, times))
    return i18n.t('It begins too soon to choose another time here. To change the time, please contact the host.');
  return i18n.t('You can choose another time {until}.', { until: until(minNotice, times, words) });
}

/** Both are closed: that is said once. @returns null while one of them is open */
function closedLine(
  { cancelPolicy, reschedulePolicy, rescheduleCount = 0 }: Rules,
  times: Deadlines,
  { i18n }: Words,
): string | null {
  const isLate = [cancelPolicy, reschedulePolicy].map(({ minNotice }) => isTooLate(minNotice, times));
  const isForHost = [
    !cancelPolicy.byAttendee,
    !reschedulePolicy.byAttendee || rescheduleCount >= reschedulePolicy.maxTimes,
  ];
  if (!isLate.every((late, index) => late || isForHost[index])) return null;
  return isForHost.every(Boolean)
    ? i18n.t('To cancel or to change the time, please contact the host.')
    : i18n.t('It begins too soon to cancel or to choose another time here. Please contact the host.');
}

/** The rules of cancelling and rescheduling, as visitors read them. */
export function policyLines(rules: Rules, times: Deadlines, words: Words): string[] {
  const closed = closedLine(rules, times, words);
  const lines = closed === null ? [cancelLine(rules, times, words), moveLine(rules, times, words)] : [closed];
  return [...lines, rules.cancelPolicy.text].filter((line) => line !== '');
}
