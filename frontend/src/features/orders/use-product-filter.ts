import { t } from '@lingui/core/macro';
import type { ProductView } from '@linkyard/contracts';
import type { TableFilter } from '@linkyard/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { firstEntries, recordFilter } from '../../shared/lists/record-filter.js';
import { useLazyOrderedProductsQuery, useOrderedProductQuery, useOrderedProductsQuery } from './api.js';

const entryOf = ({ _id, title }: ProductView) => ({ id: _id, label: title || t`Untitled` });

/** Narrows orders to those with one product. */
export function useProductFilter(value: string | undefined): TableFilter[] {
  const first = useOrderedProductsQuery(firstEntries).data;
  const isFirst = first?.data.some(({ _id }) => _id === value);
  const one = useOrderedProductQuery(value === undefined || !first || isFirst ? skipToken : { _id: value });
  const [search] = useLazyOrderedProductsQuery();
  const find = useCallback(
    async (searchTerm: string) => (await search({ ...firstEntries, searchTerm }, true).unwrap()).data.map(entryOf),
    [search],
  );
  return recordFilter({
    ...{ key: 'product', label: t`Product`, value, find },
    first: first && { entries: first.data.map(entryOf), total: first.totalCount },
    chosen: { label: one.currentData && entryOf(one.currentData.product).label, isGone: one.isError },
  });
}
