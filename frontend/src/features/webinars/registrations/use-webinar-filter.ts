import { t } from '@lingui/core/macro';
import type { WebinarView } from '@linkyard/contracts';
import type { TableFilter } from '@linkyard/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { firstEntries, recordFilter } from '../../../shared/lists/record-filter.js';
import { useLazyWebinarsQuery, useWebinarQuery, useWebinarsQuery } from '../api.js';
import { titleOf } from '../webinar-labels.js';

const entryOf = (webinar: WebinarView) => ({ id: webinar._id, label: titleOf(webinar) });

/** Narrows registrations to those for one webinar. */
export function useWebinarFilter(value: string | undefined): TableFilter[] {
  const first = useWebinarsQuery(firstEntries).data;
  const isFirst = first?.data.some(({ _id }) => _id === value);
  const one = useWebinarQuery(value === undefined || !first || isFirst ? skipToken : { _id: value });
  const [search] = useLazyWebinarsQuery();
  const find = useCallback(
    async (searchTerm: string) => (await search({ ...firstEntries, searchTerm }, true).unwrap()).data.map(entryOf),
    [search],
  );
  return recordFilter({
    ...{ key: 'webinar', label: t`Webinar`, value, find },
    first: first && { entries: first.data.map(entryOf), total: first.totalCount },
    chosen: { label: one.currentData && entryOf(one.currentData.webinar).label, isGone: one.isError },
  });
}
