import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readTableState, writeTableState, type TableState, type TableStateOptions } from './table-state.js';

/** A notification's link carries the person's name this way. @source spec 7 "Real-time socket" */
function searchFromLink(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('type' in state) || !('value' in state)) return null;
  return state.type === 'search' && typeof state.value === 'string' ? state.value : null;
}

/**
 * A table's state in the address of the screen. Any change but paging returns to the first page.
 * @param options keep its identity between renders (module constant)
 */
export function useTableState(options: TableStateOptions) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const state = useMemo(() => readTableState(params, options), [params, options]);

  const change = useCallback(
    (part: Partial<TableState>) => {
      setParams(
        (before) => {
          const onlyView = Object.keys(part).every((key) => key === 'page' || key === 'density');
          const next = { ...readTableState(before, options), ...(onlyView ? {} : { page: 1 }), ...part };
          return writeTableState(before, next, options);
        },
        { replace: part.page === undefined, preventScrollReset: true },
      );
    },
    [options, setParams],
  );

  const linked = searchFromLink(location.state);
  useEffect(() => {
    if (linked !== null) change({ search: linked });
  }, [linked, change]);

  return { state, change };
}

/** The part of a list call's body that the table decides. @source api.md "Lists" */
export function listBodyOf(state: TableState) {
  return {
    page: state.page,
    ...(state.search ? { searchTerm: state.search } : {}),
  };
}
