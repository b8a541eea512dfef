import type { MediaView } from '@linkyard/contracts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type ApiError, asApiError } from '../../../app/api/api-error.js';
import { useLazyPickerMediaQuery, usePickerMediaQuery } from './api.js';
import { firstPage, mediaPage, withoutRepeats } from './media-page.js';

export interface MediaList {
  list: readonly MediaView[];
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

interface Beyond {
  key: string;
  page: number;
  items: readonly MediaView[];
  isLoading: boolean;
  error: ApiError | null;
}

/**
 * Files of one kind, newest first, page after page.
 * @param added what was put in since; stands on top
 */
export function useMediaList(kind: MediaView['kind'], searchTerm: string, added: readonly MediaView[]): MediaList {
  const key = `${kind} ${searchTerm}`;
  const first = usePickerMediaQuery(firstPage(kind, searchTerm), { refetchOnMountOrArgChange: true });
  const [ask] = useLazyPickerMediaQuery();
  const nothingBeyond: Beyond = { key, page: 1, items: [], isLoading: false, error: null };
  const [kept, setBeyond] = useState(nothingBeyond);
  const beyond = kept.key === key ? kept : nothingBeyond;
  const reply = first.currentData?.type === 'get' ? first.currentData : null;
  const hasMore = reply !== null && beyond.page < reply.pageCounts;

  const underWay = useRef('');
  const { page, items } = beyond;
  const isFirstBusy = first.isFetching;
  const more = useCallback(async () => {
    // Two pages read before and after a change would leave out what moved between them.
    if (isFirstBusy || underWay.current === key) return;
    underWay.current = key;
    setBeyond({ key, page, items, isLoading: true, error: null });
    const answer = await ask(mediaPage(kind, searchTerm, page + 1));
    if (underWay.current !== key) return;
    underWay.current = '';
    const next = answer.data?.type === 'get' ? answer.data.data : null;
    if (next) setBeyond({ key, page: page + 1, items: [...items, ...next], isLoading: false, error: null });
    else setBeyond({ key, page, items, isLoading: false, error: asApiError(answer.error) });
  }, [ask, isFirstBusy, items, key, kind, page, searchTerm]);

  const { refetch } = first;
  const startOver = useCallback(() => {
    underWay.current = '';
    setBeyond((known) => ({ ...known, key: '' }));
    void refetch();
  }, [refetch]);

  const list = useMemo(() => withoutRepeats([added, reply?.data ?? [], beyond.items]), [added, beyond.items, reply]);
  const failure = first.isError && !reply ? asApiError(first.error) : null;
  return {
    list,
    total: reply?.totalMedia ?? null,
    isLoading: (isFirstBusy && !reply) || beyond.isLoading,
    error: failure ?? beyond.error,
    hasMore: hasMore && !failure,
    more: useCallback(() => void more(), [more]),
    retry: useCallback(() => (failure ? startOver() : void more()), [failure, more, startOver]),
    startOver,
  };
}
