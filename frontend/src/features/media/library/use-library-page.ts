import { useEffect, useState } from 'react';
import type { TableState } from '@linkyard/ui';
import { useMediaPageQuery } from './api.js';
import { awaitsPosters } from './awaited-posters.js';
import { listingOf } from './library-query.js';

/** How often a list is read again while the poster of a new video may arrive. */
const awaitMs = 4_000;

/** The listed page of files: read again while posters are made, and left for the last page when its last file is gone. */
export function useLibraryPage(state: TableState, change: (change: Partial<TableState>) => void) {
  const [isAwaiting, setAwaiting] = useState(false);
  const list = useMediaPageQuery(listingOf(state), { pollingInterval: isAwaiting ? awaitMs : 0 });
  const page = list.data;
  const media = page?.data ?? [];
  const mayCome = awaitsPosters(media, list.fulfilledTimeStamp ?? 0);
  if (mayCome !== isAwaiting) setAwaiting(mayCome);

  const lastPage = list.currentData && media.length === 0 ? list.currentData.pageCounts : 0;
  const isPast = lastPage > 0 && state.page > lastPage;
  useEffect(() => {
    if (isPast) change({ page: lastPage });
  }, [isPast, lastPage, change]);

  return { list, page, media, isAwaiting, isPast };
}
