import { useCallback, useMemo, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.js';
import { withoutRepeats } from './media-page.js';

export interface Page<Item> {
  items: readonly Item[];
  /** Of all pages. */
  total: number;
  pages: number;
}

export interface PagedList<Item> {
  list: readonly Item[];
  /** Of all that fit, shown or not; null until it is known. */
  total: number | null;
  isLoading: boolean;
  error: ApiError | null;
  hasMore: boolean;
  more: () => void;
  retry: () => void;
  /** Reads everything again: another window may have changed it. */
  startOver: () => void;
}

interface Asked<Item> {
  /** What is asked for; another key is another list. */
  key: string;
  first: { page: Page<Item> | null; isFetching: boolean; error: ApiError | null; refetch: () => void };
  /** A later page. */
  ask: (number: number) => Promise<Page<Item> | ApiError>;
}

interface Beyond<Item> {
  key: string;
  page: number;
  items: readonly Item[];
  isLoading: boolean;
  error: ApiError | null;
}

/** A list that grows page after page. @param added what came in since; stands on top */
export function usePages<Item extends { _id: string }>(
  { key, first, ask }: Asked<Item>,
  added: readonly Item[],
): PagedList<Item> {
  const nothingBeyond: Beyond<Item> = { key, page: 1, items: [], isLoading: false, error: null };
  const [kept, setBeyond] = useState(nothingBeyond);
  const beyond = kept.key === key ? kept : nothingBeyond;

  const underWay = useRef('');
  const { page, items } = beyond;
  const more = async () => {
    // Two pages read before and after a change would leave out what moved between them.
    if (first.isFetching || underWay.current === key) return;
    underWay.current = key;
    setBeyond({ key, page, items, isLoading: true, error: null });
    const next = await ask(page + 1);
    if (underWay.current !== key) return;
    underWay.current = '';
    if ('items' in next)
      setBeyond({ key, page: page + 1, items: [...items, ...next.items], isLoading: false, error: null });
    else setBeyond({ key, page, items, isLoading: false, error: next });
  };

  const { refetch } = first;
  const startOver = useCallback(() => {
    underWay.current = '';
    setBeyond((known) => ({ ...known, key: '' }));
    refetch();
  }, [refetch]);

  const seen = first.page?.items;
  const list = useMemo(() => withoutRepeats([added, seen ?? [], beyond.items]), [added, beyond.items, seen]);
  const failure = first.page ? null : first.error;
  return {
    list,
    total: first.page?.total ?? null,
    isLoading: (first.isFetching && !first.page) || beyond.isLoading,
    error: failure ?? beyond.error,
    hasMore: first.page !== null && beyond.page < first.page.pages,
    more: () => void more(),
    retry: failure ? startOver : () => void more(),
    startOver,
  };
}
