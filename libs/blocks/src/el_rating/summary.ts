import type { RatingItem } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';

/** 1, 2, 3, 4 and 5 stars. */
export type StarCounts = RatingItem['counts'];
export const noStars: StarCounts = [0, 0, 0, 0, 0];

export const ratingCount = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** One decimal, 1 to 5; null without ratings. */
export function averageOf(counts: readonly number[]): number | null {
  const total = ratingCount(counts);
  if (total === 0) return null;
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return Math.round((stars / total) * 10) / 10;
}

/** Whole percents of all ratings, for the bars. */
export const shareOf = (count: number, total: number): number => (total === 0 ? 0 : Math.round((count / total) * 100));

/** The script shows a new count by these, with the number in the place of `#`. */
export const countTexts = (i18n: Texts) => ({
  one: i18n.t('1 rating'),
  other: i18n.t('{count} ratings', { count: '#' }),
});
export const countText = (total: number, { one, other }: Readonly<Record<'one' | 'other', string>>): string =>
  total === 1 ? one : other.replace('#', String(total));
