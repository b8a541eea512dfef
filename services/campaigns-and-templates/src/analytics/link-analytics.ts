import type { getLinkAnalytics, ReplyInput, RequestOf } from '@linkyard/contracts';
import type { RollupDocument } from './activity.schema.js';
import { sharesOf, totalsOf } from './summarise.js';

type GroupBy = RequestOf<typeof getLinkAnalytics>['groupBy'];
type Row = ReplyInput<typeof getLinkAnalytics>['rows'][number];

/** Rows of "link analytics". Uniques are per day and campaign, so a group that cuts across days has none of its own. */
export function linkRows(
  groupBy: GroupBy,
  campaign: readonly RollupDocument[],
  sections: readonly RollupDocument[],
  titles: ReadonlyMap<string, string>,
): Row[] {
  if (groupBy === 'day') {
    const days = [...new Set(campaign.map(({ date }) => date))].sort();
    return days.map((date) => row(date, date, totalsOf(campaign.filter((rollup) => rollup.date === date))));
  }
  if (groupBy === 'section') {
    const ids = [...new Set(sections.map(({ sectionId }) => sectionId ?? ''))];
    const rows = ids.map((id) =>
      row(id, titles.get(id) ?? id, totalsOf(sections.filter(({ sectionId }) => sectionId === id))),
    );
    return rows.sort((one, other) => other.clicks - one.clicks);
  }
  const fields = { country: 'byCountry', referrer: 'byReferrer', device: 'byDevice' } as const;
  return sharesOf(campaign, fields[groupBy], 100).map(({ name, views }) => ({
    key: name,
    label: name,
    views,
    uniques: 0,
    clicks: 0,
  }));
}

const row = (key: string, label: string, { views, uniques, clicks }: Omit<Row, 'key' | 'label'>): Row => ({
  key,
  label,
  views,
  uniques,
  clicks,
});
