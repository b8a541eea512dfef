import type { MediaView } from '@linkyard/contracts';
import { useCallback, useEffect, useState } from 'react';
import { type ApiError, refusalOf } from '../../../app/api/api-error.js';
import { useEditorPicturesMutation } from '../api.js';

interface Pictures {
  list: readonly MediaView[];
  isLoading: boolean;
  error: ApiError | null;
  hasMore: boolean;
  more: () => void;
  retry: () => void;
}

/** @source spec 2 "Media library page": 24 per page */
const perPage = 24;

/** The pictures of the library, page after page, by a search word. */
export function usePictures(searchTerm: string): Pictures {
  const [ask] = useEditorPicturesMutation();
  const [list, setList] = useState<readonly MediaView[]>([]);
  const [page, setPage] = useState({ number: 1, of: 1, word: searchTerm, attempt: 0 });
  const [isLoading, setLoading] = useState(true);
  const [error, setError] = useState<ApiError | null>(null);
  const number = page.word === searchTerm ? page.number : 1;
  const { attempt } = page;

  useEffect(() => {
    let isLeft = false;
    setLoading(true);
    const data = {
      page: number,
      listPerPage: perPage,
      type: 'gallery' as const,
      ...(searchTerm ? { searchTerm } : {}),
    };
    void ask({ type: 'get', data }).then((answer) => {
      if (isLeft) return;
      setLoading(false);
      setError(refusalOf(answer));
      const reply = answer.data;
      if (reply?.type !== 'get') return;
      setList((known) => (number === 1 ? reply.data : [...known, ...reply.data]));
      setPage({ number, of: reply.pageCounts, word: searchTerm, attempt });
    });
    return () => {
      isLeft = true;
    };
  }, [ask, attempt, number, searchTerm]);

  return {
    list,
    isLoading,
    error,
    hasMore: number < page.of,
    more: useCallback(() => setPage((known) => ({ ...known, number: known.number + 1 })), []),
    retry: useCallback(() => setPage((known) => ({ ...known, attempt: known.attempt + 1 })), []),
  };
}
