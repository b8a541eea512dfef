import type { MediaView } from '@linkyard/contracts';
import { BulkBar, ErrorState, formatCount, PageHead, Pager, useTableState } from '@linkyard/ui';
import { useEffect, useState } from 'react';
import { asApiError } from '../../../shared/api/api-error.js';
import { DropZone } from '../../../shared/media/upload/DropZone.js';
import { UploadList } from '../../../shared/media/upload/UploadList.js';
import { useMediaPageQuery } from './api.js';
import { awaitsPosters } from './awaited-posters.js';
import { BulkActs, RestoreAct } from './bulk/BulkActs.js';
import { DeleteDialog } from './bulk/DeleteDialog.js';
import { MoveDialog } from './bulk/MoveDialog.js';
import { TagDialog } from './bulk/TagDialog.js';
import { MediaDetails } from './details/MediaDetails.js';
import { MediaGrid } from './grid/MediaGrid.js';
import { allOf, nothingChosen } from './grid/selection.js';
import { GridSkeleton } from './GridSkeleton.js';
import { isDeletedView, isNarrowed, libraryOptions, listingOf } from './library-query.js';
import { LibraryEmpty } from './LibraryEmpty.js';
import { LibraryTools } from './LibraryTools.js';
import { QuotaBar } from './shelves/QuotaBar.js';
import { ShelfList } from './shelves/ShelfList.js';
import { UploadButtons } from './UploadButtons.js';
import { useLibraryActs } from './use-library-acts.js';
import { useLibraryUploads } from './use-library-uploads.js';
import { useLibraryView } from './use-library-view.js';
import css from './library.module.css';

interface Asked {
  what: 'move' | 'tag' | 'delete';
  media: readonly MediaView[];
}

/** How often a list is read again while the poster of a new film may come. */
const awaitMs = 4_000;

/** Every file of the account, and an admin's own. @source spec 2 "Media library page" */
export function MediaLibraryScreen() {
  const { state, change } = useTableState(libraryOptions);
  const [isAwaiting, setAwaiting] = useState(false);
  const list = useMediaPageQuery(listingOf(state), { pollingInterval: isAwaiting ? awaitMs : 0 });
  const media = list.data?.data ?? [];
  const mayCome = awaitsPosters(media, list.fulfilledTimeStamp ?? 0);
  if (mayCome !== isAwaiting) setAwaiting(mayCome);
  const view = useLibraryView(media);
  const acts = useLibraryActs();
  const uploads = useLibraryUploads(state.filters['folder']);
  const [selection, select] = useState(nothingChosen);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isDeleted = isDeletedView(state);
  // Files that left the page are no longer chosen: a bulk action only touches what is in sight.
  const chosen = list.currentData ? media.filter(({ _id }) => selection.chosen.has(_id)) : [];
  const of = (what: Asked['what']) => (asked?.what === what ? asked.media : null);
  const close = () => setAsked(null);
  const clear = () => select(nothingChosen);
  const page = list.data;

  // The last page is gone with the last file on it.
  const lastPage = list.currentData && media.length === 0 ? list.currentData.pageCounts : 0;
  const isPast = lastPage > 0 && state.page > lastPage;
  useEffect(() => {
    if (isPast) change({ page: lastPage });
  }, [isPast, lastPage, change]);

  return (
    <DropZone onFiles={uploads.add}>
      <div className={css['screen']}>
        <PageHead
          title={page ? `Media Library (${formatCount(page.totalMedia)}${page.isCounted ? '' : '+'})` : 'Media Library'}
          purpose="Pictures and files for your pages."
          action={<UploadButtons onFiles={uploads.add} />}
        />
        <div className={css['uploads']}>
          <UploadList uploads={uploads} />
        </div>
        <div className={css['columns']}>
          <div className={css['side']}>
            <ShelfList state={state} onChange={change} />
            <QuotaBar />
          </div>
          <div className={css['main']}>
            <LibraryTools
              state={state}
              onChange={change}
              look={view.look}
              onLook={view.setLook}
              shown={media.length}
              chosen={chosen.length}
              onAll={(isAll) => select(isAll ? allOf(media.map(({ _id }) => _id)) : nothingChosen)}
            />
            {isDeleted && (
              <p className={css['note']}>Deleted in the last 7 days. After that, files are gone for good.</p>
            )}
            {list.isError && !page && (
              <ErrorState
                failure={asApiError(list.error)}
                retry={() => void list.refetch()}
                retrying={list.isFetching}
              />
            )}
            {list.isLoading && <GridSkeleton />}
            {page && media.length === 0 && !isPast && (
              <LibraryEmpty
                why={isNarrowed(state) ? 'narrowed' : isDeleted ? 'deleted' : 'empty'}
                onClear={() => change({ search: '', filters: {} })}
                onFiles={uploads.add}
              />
            )}
            {media.length > 0 && (
              <MediaGrid
                media={media}
                look={view.look}
                selection={{ ...selection, chosen: new Set(chosen.map(({ _id }) => _id)) }}
                onSelect={select}
                onOpen={view.open}
                onDelete={(files) => !isDeleted && setAsked({ what: 'delete', media: files })}
                refreshing={list.isFetching && !list.isLoading && !isAwaiting}
              />
            )}
            {page && page.pageCounts > 1 && (
              <Pager
                current={page.currentPage}
                pageCounts={page.pageCounts}
                total={page.totalMedia}
                hasMore={!page.isCounted}
                perPage={24}
                onPage={(next) => change({ page: next })}
              />
            )}
            {chosen.length > 0 && (
              <BulkBar count={chosen.length} onClear={clear}>
                {isDeleted ? (
                  <RestoreAct onRestore={() => void acts.restore(chosen).then((refusal) => refusal ?? clear())} />
                ) : (
                  <BulkActs count={chosen.length} onAsk={(what) => setAsked({ what, media: chosen })} />
                )}
              </BulkBar>
            )}
          </div>
        </div>
      </div>
      <MediaDetails
        media={view.file}
        isDeleted={isDeleted}
        acts={acts}
        onClose={() => view.open(null)}
        onPrevious={view.previous}
        onNext={view.next}
        onChanged={view.hold}
        onDelete={(file) => setAsked({ what: 'delete', media: [file] })}
      />
      <MoveDialog media={of('move')} acts={acts} onClose={close} onDone={clear} />
      <TagDialog media={of('tag')} acts={acts} onClose={close} onDone={clear} />
      <DeleteDialog
        media={of('delete')}
        acts={acts}
        onClose={close}
        onDone={() => {
          clear();
          if (view.file) view.open(null);
        }}
      />
    </DropZone>
  );
}
