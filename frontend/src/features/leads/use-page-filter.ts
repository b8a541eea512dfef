import { t } from '@lingui/core/macro';
import type { CampaignView } from '@linkyard/contracts';
import type { TableFilter } from '@linkyard/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { firstEntries, recordFilter } from '../../shared/lists/record-filter.js';
import { useLazyLeadPagesQuery, useLeadPageQuery, useLeadPagesQuery } from './api.js';

const byTitle = { ...firstEntries, sort: 'title' } as const;
const entryOf = ({ _id, title }: Pick<CampaignView, '_id' | 'title'>) => ({ id: _id, label: title });

/** Narrows leads to those of one page. */
export function usePageFilter(value: string | undefined): TableFilter[] {
  const first = useLeadPagesQuery(byTitle).data;
  const isFirst = first?.data.some(({ _id }) => _id === value);
  const one = useLeadPageQuery(value === undefined || !first || isFirst ? skipToken : { _id: value });
  const [search] = useLazyLeadPagesQuery();
  const find = useCallback(
    async (searchTerm: string) => (await search({ ...byTitle, searchTerm }, true).unwrap()).data.map(entryOf),
    [search],
  );
  return recordFilter({
    ...{ key: 'campaign', label: t`Page`, value, find },
    first: first && { entries: first.data.map(entryOf), total: first.totalCount },
    chosen: { label: one.currentData && entryOf(one.currentData).label, isGone: one.isError },
  });
}
