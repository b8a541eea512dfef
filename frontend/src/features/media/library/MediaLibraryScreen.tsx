import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BulkBar, formatCount, PageHead, useTableState } from '@linkyard/ui';
import { useState } from 'react';
import { DropZone } from '../../../shared/media/upload/DropZone.js';
import { UploadList } from '../../../shared/media/upload/UploadList.js';
import { BulkActs, RestoreAct } from './bulk/BulkActs.js';
import { MediaDetails } from './details/MediaDetails.js';
import { allOf, nothingChosen } from './grid/selection.js';
import { isDeletedView, libraryOptions } from './library-query.js';
import { LibraryDialogs, type LibraryQuestion } from './LibraryDialogs.js';
import { LibraryFiles } from './LibraryFiles.js';
import { LibraryTools } from './LibraryTools.js';
import { QuotaBar } from './shelves/QuotaBar.js';
import { ShelfList } from './shelves/ShelfList.js';
import { UploadButtons } from './UploadButtons.js';
import { useLibraryActs } from './use-library-acts.js';
import { useLibraryPage } from './use-library-page.js';
import { useLibraryUploads } from './use-library-uploads.js';
import { useLibraryView } from './use-library-view.js';
import css from './library.module.css';

/** Every file of the account, and an admin's own. @source spec 2 "Media library page" */
export function MediaLibraryScreen() {
  const { state, change } = useTableState(libraryOptions);
  const listed = useLibraryPage(state, change);
  const { media, page } = listed;
  const view = useLibraryView(media);
  const acts = useLibraryActs();
  const uploads = useLibraryUploads(state.filters['folder']);
  const [selection, select] = useState(nothingChosen);
  const [question, ask] = useState<LibraryQuestion | null>(null);
  const isDeleted = isDeletedView(state);
  // Files that left the page are no longer chosen: a bulk action only touches what is in sight.
  const chosen = listed.list.currentData ? media.filter(({ _id }) => selection.chosen.has(_id)) : [];
  const clear = () => select(nothingChosen);

  return (
    <DropZone onFiles={uploads.add}>
      <div className={css['screen']}>
        <PageHead
          title={
            page ? t`Media Library (${formatCount(page.totalMedia)}${page.isCounted ? '' : '+'})` : t`Media Library`
          }
          purpose={t`Pictures and files for your pages.`}
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
              <p className={css['note']}>
                <Trans>Deleted in the last 7 days. After that, files are gone for good.</Trans>
              </p>
            )}
            <LibraryFiles
              {...listed}
              state={state}
              onChange={change}
              look={view.look}
              selection={{ ...selection, chosen: new Set(chosen.map(({ _id }) => _id)) }}
              onSelect={select}
              onOpen={view.open}
              onDelete={(files) => ask({ what: 'delete', media: files })}
              onFiles={uploads.add}
            />
            {chosen.length > 0 && (
              <BulkBar count={chosen.length} onClear={clear}>
                {isDeleted ? (
                  <RestoreAct onRestore={() => void acts.restore(chosen).then((refusal) => refusal ?? clear())} />
                ) : (
                  <BulkActs count={chosen.length} onAsk={(what) => ask({ what, media: chosen })} />
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
