import type { MediaView, ReplyOf, userMedia } from '@linkyard/contracts';
import { useMemo } from 'react';
import { asApiError } from '../../api/api-error.js';
import { useLazyPickerMediaQuery, usePickerMediaQuery } from './api.js';
import { firstPage, mediaPage } from './media-page.js';
import { type Page, type PagedList, usePages } from './use-pages.js';

const pageOf = (reply: ReplyOf<typeof userMedia> | undefined): Page<MediaView> | null =>
  reply?.type === 'get' ? { items: reply.data, total: reply.totalMedia, pages: reply.pageCounts } : null;

/** Files of one kind in the library, newest first. @param added what was put in since */
export function useMediaList(
  kind: MediaView['kind'],
  searchTerm: string,
  added: readonly MediaView[],
): PagedList<MediaView> {
  const query = usePickerMediaQuery(firstPage(kind, searchTerm), { refetchOnMountOrArgChange: true });
  const [askPage] = useLazyPickerMediaQuery();
  const page = useMemo(() => pageOf(query.currentData), [query.currentData]);
  const { isFetching, isError, error, refetch } = query;
  const ask = async (number: number) => {
    const answer = await askPage(mediaPage(kind, searchTerm, number));
    return pageOf(answer.data) ?? asApiError(answer.error);
  };
  const first = { page, isFetching, error: isError ? asApiError(error) : null, refetch };
  return usePages({ key: `${kind} ${searchTerm}`, first, ask }, added);
}
