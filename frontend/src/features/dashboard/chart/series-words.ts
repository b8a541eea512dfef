import { plural, t } from '@lingui/core/macro';
import { dayMonthText, weekdayText } from '../../../shared/time/days.js';
import type { Home } from '../home-state.js';

export type Day = Home['series'][number];

/** '2025-03-05' → 'Wed 5 Mar'. */
export const longDay = (date: string) => `${weekdayText(date)} ${dayMonthText(date)}`;

const viewsText = (count: number) => plural(count, { one: '# view', other: '# views' });
const visitorsText = (count: number) => plural(count, { one: '# visitor', other: '# visitors' });
const clicksText = (count: number) => plural(count, { one: '# click', other: '# clicks' });

/** One day in words. */
export const dayWords = (day: Day) =>
  `${longDay(day.date)}: ${viewsText(day.views)}, ${visitorsText(day.uniques)}, ${clicksText(day.clicks)}`;

/** The whole chart in two sentences, for who does not see it. */
export function seriesWords(series: readonly Day[]): string {
  const [first] = series;
  const last = series.at(-1);
  if (!first || !last) return t`No days to show.`;
  const sum = (field: 'views' | 'clicks') => series.reduce((total, day) => total + day[field], 0);
  const views = sum('views');
  const span = t`${dayMonthText(first.date)} to ${dayMonthText(last.date)}`;
  if (views === 0) return t`${span}: no visit on any day.`;
  const best = series.reduce((most, day) => (day.views > most.views ? day : most), first);
  const clicks = clicksText(sum('clicks'));
  return t`${span}: ${viewsText(views)} and ${clicks}. Most on ${longDay(best.date)} with ${viewsText(best.views)}.`;
}

/** Indexes of the days written below the chart: the last one and others at an even distance. */
export function labelledDays(count: number, most: number): number[] {
  if (count === 0) return [];
  const step = Math.max(1, Math.ceil(count / most));
  const labels: number[] = [];
  for (let index = count - 1; index >= 0; index -= step) labels.unshift(index);
  return labels;
}
