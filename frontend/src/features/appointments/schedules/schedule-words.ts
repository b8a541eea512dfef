import { t } from '@lingui/core/macro';
import type { ScheduleView } from '@linkyard/contracts';
import { weekdayName } from '../../../shared/time/days.js';
import { weekDays } from '../hours/week-days.js';

const short = (day: number) => weekdayName(day).slice(0, 3);

/** 'Mon–Fri 09:00–17:00, Sat 10:00–12:00': days in a row with the same hours are one entry. */
export function weekText({ weekly }: Pick<ScheduleView, 'weekly'>): string {
  const groups: { from: number; to: number; hours: string }[] = [];
  let isOpen = false;
  for (const { day } of weekDays(1)) {
    const times = weekly.find((one) => one.day === day)?.intervals ?? [];
    const hours = times.map(({ start, end }) => `${start}–${end}`).join(', ');
    const last = groups.at(-1);
    if (hours && isOpen && last?.hours === hours) last.to = day;
    else if (hours) groups.push({ from: day, to: day, hours });
    isOpen = hours !== '';
  }
  const texts = groups.map(
    ({ from, to, hours }) => `${from === to ? short(from) : `${short(from)}–${short(to)}`} ${hours}`,
  );
  return texts.join('; ') || t`No hours`;
}
