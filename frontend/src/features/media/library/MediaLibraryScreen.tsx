import { t } from '@lingui/core/macro';
import { formatCount, ListScreen, useTableState } from '@linkyard/ui';
import { useState, useCallback } from 'react';
import { Skeleton } from '@mantine/core';
import { DropZone } from '../../../shared/media/upload/DropZone.js';
import { UploadList } from '../../../shared/media/upload/UploadList.js';
import { BulkActs, RestoreAct } from './bulk/BulkActs.js';
import { MediaDetails } from './details/MediaDetails.js';
import { nothingChosen } from './grid/selection.js';
import { isDeletedView, isNarrowed, libraryOptions, sortChoices } from './library-query.js';
import { LibraryDialogs, type LibraryQuestion } from './LibraryDialogs.js';
import { LibraryEmpty } from './LibraryEmpty.js';
import { LibraryFiles } from './LibraryFiles.js';
import { KindFilter, LookSwitch } from './LibraryTools.js';
import { QuotaBar } from './shelves/QuotaBar.js';
import { ShelfList } from './shelves/ShelfList.js';
import { UploadButtons } from './UploadButtons.js';
import { useLibraryActs } from './use-library-acts.js';
import { useLibraryPage } from './use-library-page.js';
import { useLibraryView } from './use-library-view.js';
import css from './library.module.css';
import gridCss from './grid/grid.module.css';
import { useAppDispatch } from '../../../shared/session/use-session.js';
import type { Uploads } from '../../../shared/media/upload/use-upload-queue.js';
import { useUploads } from '../../../shared/media/upload/use-uploads.js';
import { libraryApi } from './api.js';

/** Every file of the account, and an admin's own. @source spec 2 "Media library page" */
export function MediaLibraryScreen() {
  const { state, change } = useTableState(libraryOptions);
  const { list, media, current } = useLibraryPage(state);
  const view = useLibraryView(media);
  const acts = useLibraryActs();
  const uploads = useLibraryUploads(state.filters['folder']);
  const [selection, select] = useState(nothingChosen);
  const [question, ask] = useState<LibraryQuestion | null>(null);
  const isDeleted = isDeletedView(state);
  // Files that left the page are no longer chosen: a bulk action only touches what is in sight.
  const chosen = current.filter(({ _id }) => selection.chosen.has(_id));
  const clear = () => select(nothingChosen);
  const none = (
    <LibraryEmpty
      why={isNarrowed(state) ? 'narrowed' : isDeleted ? 'deleted' : 'empty'}
      onClear={() => change({ search: '', filters: {} })}
      onFiles={uploads.add}
    />
  );

  return (
    <DropZone onFiles={uploads.add}>
      <div className={css['screen']}>
        <ListScreen
          title={titleOf(list.data)}
          purpose={t`Pictures and files for your pages.`}
          action={<UploadButtons onFiles={uploads.add} />}
          above={
            <div className={css['uploads']}>
              <UploadList uploads={uploads} />
            </div>
          }
          aside={
            <>
              <ShelfList state={state} onChange={change} />
              <QuotaBar />
            </>
          }
          name="media"
          label={t`Media`}
          list={list}
          state={state}
          onChange={change}
          moreFilters={<KindFilter state={state} onChange={change} />}
          toolsEnd={<LookSwitch look={view.look} onLook={view.setLook} />}
          cards={{
            orders: isDeleted ? undefined : sortChoices(),
            skeleton: <GridSkeleton />,
            render: (files) => (
              <LibraryFiles
                media={files}
                isDeleted={isDeleted}
                isStale={current.length === 0}
                look={view.look}
                refreshing={list.isFetching}
                selection={{ ...selection, chosen: new Set(chosen.map(({ _id }) => _id)) }}
                onSelect={select}
                onOpen={view.open}
                onDelete={(doomed) => ask({ what: 'delete', media: doomed })}
              />
            ),
            chosen,
            onClearChosen: clear,
          }}
          bulkActions={(files) =>
            isDeleted ? (
              <RestoreAct onRestore={() => void acts.restore(files).then((refusal) => refusal ?? clear())} />
            ) : (
              <BulkActs count={files.length} onAsk={(what) => ask({ what, media: files })} />
            )
          }
          empty={none}
          noMatch={none}
        />
      </div>
      <MediaDetails
        media={view.file}
        isDeleted={isDeleted}
        acts={acts}
        onClose={() => view.open(null)}
        onPrevious={view.previous}
        onNext={view.next}
        onChanged={view.hold}
        onDelete={(file) => ask({ what: 'delete', media: [file] })}
      />
      <LibraryDialogs
        question={question}
        acts={acts}
        onClose={() => ask(null)}
        onDone={clear}
        onDeleted={() => {
          clear();
          if (view.file) view.open(null);
        }}
      />
    </DropZone>
  );
}

function titleOf(page: { totalCount: number; hasMore: boolean } | undefined) {
  if (!page) return t`Media Library`;
  return t`Media Library (${formatCount(page.totalCount)}${page.hasMore ? '+' : ''})`;
}

/** The outline of a page of files. @source spec 9 "Skeleton placeholders 8" */
function GridSkeleton() {
  return (
    <div className={gridCss['tiles']} data-look="grid" role="status" aria-label={t`Loading`} aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <Skeleton style={{ aspectRatio: '1', height: 'auto' }} />
          <Skeleton height={12} width="70%" mt={10} />
          <Skeleton height={10} width="40%" mt={8} />
        </div>
      ))}
    </div>
  );
}

/** Uploads into the folder that is looked at; each is listed as soon as it is stored. */
function useLibraryUploads(folder: string | undefined): Uploads {
  const dispatch = useAppDispatch();
  const onStored = useCallback(() => void dispatch(libraryApi.util.invalidateTags(['Media'])), [dispatch]);
  return useUploads({ onStored, ...(folder ? { folder } : {}) });
}
