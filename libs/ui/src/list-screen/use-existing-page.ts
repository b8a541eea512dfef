import { useEffect } from 'react';
import type { TablePage } from '../data-table/ListFrame.js';
import type { TableState } from '../data-table/table-state.js';
import type { ListAnswer } from './ListScreen.js';

/**
 * Goes to the last page when the page of the address does not exist (any more), as after its last row was deleted.
 * @returns true while it does so
 */
export function useExistingPage<Row>(
  { data: page, isFetching }: ListAnswer<TablePage<Row>>,
  state: TableState,
  onChange: (part: Partial<TableState>) => void,
): boolean {
  const lastPage = page && !isFetching && page.data.length === 0 ? page.pageCounts : 0;
  const isPast = lastPage > 0 && state.page > lastPage;
  useEffect(() => {
    if (isPast) onChange({ page: lastPage });
  }, [isPast, lastPage, onChange]);
  return isPast;
}
