import type { offerSharedPictures, ReplyOf, SharedPicture } from '@linkyard/contracts';
import { useMemo } from 'react';
import { asApiError } from '../../api/api-error.js';
import { type Page, usePages } from '../picker/use-pages.js';
import { useLazySharedOfferQuery, useSharedOfferQuery } from './api.js';

const none: readonly SharedPicture[] = [];
const pageOf = (reply: ReplyOf<typeof offerSharedPictures> | undefined): Page<SharedPicture> | null =>
  reply ? { items: reply.data, total: reply.totalCount, pages: reply.pageCounts } : null;

/** What the installation offers, newest first. */
export function useSharedList(category: string, searchTerm: string) {
  const wanted = { ...(category ? { category } : {}), ...(searchTerm ? { searchTerm } : {}) };
  const query = useSharedOfferQuery(wanted, { refetchOnMountOrArgChange: true });
  const [askPage] = useLazySharedOfferQuery();
  const page = useMemo(() => pageOf(query.currentData), [query.currentData]);
  const { isFetching, isError, error, refetch } = query;
  const ask = async (number: number) => {
    const answer = await askPage({ ...wanted, page: number });
    return pageOf(answer.data) ?? asApiError(answer.error);
  };
  const first = { page, isFetching, error: isError ? asApiError(error) : null, refetch };
  return {
    ...usePages({ key: `${category}/${searchTerm}`, first, ask }, none),
    categories: query.data?.categories ?? [],
  };
}
