import { useState } from 'react';
import type { TableState } from '@linkyard/ui';
import { useMediaPageQuery, type MediaPage } from './api.js';
import { awaitsPosters } from './awaited-posters.js';
import { filesPerPage, listingOf } from './library-query.js';

/** How often a list is read again while the poster of a new video may arrive. */
const awaitMs = 4_000;

const pageOf = ({ data, totalMedia, isCounted, currentPage, pageCounts }: MediaPage) => ({
  ...{ data, currentPage, pageCounts, totalCount: totalMedia, hasMore: !isCounted, listPerPage: filesPerPage },
});

/** The listed page of files, read again while posters are made. */
export function useLibraryPage(state: TableState) {
  const [isAwaiting, setAwaiting] = useState(false);
  const answer = useMediaPageQuery(listingOf(state), { pollingInterval: isAwaiting ? awaitMs : 0 });
  const media = answer.data?.data ?? [];
  const mayCome = awaitsPosters(media, answer.fulfilledTimeStamp ?? 0);
  if (mayCome !== isAwaiting) setAwaiting(mayCome);

  const list = {
    ...answer,
    data: answer.data && pageOf(answer.data),
    // Waiting for posters is not shown as a refresh.
    isFetching: answer.isFetching && !isAwaiting,
  };
  return {
    list,
    media,
    /** The files of the page that is asked for; none until they are here. */ current: answer.currentData?.data ?? [],
  };
}
