import type { MediaView } from '@linkyard/contracts';
import { ErrorState, Pager, type TableState } from '@linkyard/ui';
import type { Dispatch, SetStateAction } from 'react';
import { asApiError } from '../../../shared/api/api-error.js';
import { MediaGrid } from './grid/MediaGrid.js';
import type { Selection } from './grid/selection.js';
import { GridSkeleton } from './GridSkeleton.js';
import { isDeletedView, isNarrowed } from './library-query.js';
import { LibraryEmpty } from './LibraryEmpty.js';
import type { LibraryLook } from './use-library-view.js';
import type { useLibraryPage } from './use-library-page.js';

interface LibraryFilesProps extends ReturnType<typeof useLibraryPage> {
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
  look: LibraryLook;
  selection: Selection;
  onSelect: Dispatch<SetStateAction<Selection>>;
  onOpen: (id: string | null) => void;
  onDelete: (media: readonly MediaView[]) => void;
  onFiles: (files: File[]) => void;
}

/** The files of a page in each of its states: loading, failed, empty, shown. */
export function LibraryFiles({ list, page, media, isAwaiting, isPast, state, onChange, ...props }: LibraryFilesProps) {
  const isDeleted = isDeletedView(state);
  if (list.isLoading) return <GridSkeleton />;
  if (!page)
    return list.isError ? (
      <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />
    ) : null;
  return (
    <>
      {media.length === 0 && !isPast && (
        <LibraryEmpty
          why={isNarrowed(state) ? 'narrowed' : isDeleted ? 'deleted' : 'empty'}
          onClear={() => onChange({ search: '', filters: {} })}
          onFiles={props.onFiles}
        />
      )}
      {media.length > 0 && (
        <MediaGrid
          media={media}
          look={props.look}
          selection={props.selection}
          onSelect={props.onSelect}
          onOpen={props.onOpen}
          onDelete={(files) => !isDeleted && props.onDelete(files)}
          refreshing={list.isFetching && !isAwaiting}
        />
      )}
      {page.pageCounts > 1 && (
        <Pager
          current={page.currentPage}
          pageCounts={page.pageCounts}
          total={page.totalMedia}
          hasMore={!page.isCounted}
          perPage={24}
          onPage={(next) => onChange({ page: next })}
        />
      )}
    </>
  );
}
