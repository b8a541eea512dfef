import { t } from '@lingui/core/macro';
import type { MediaView } from '@linkyard/contracts';
import { EmptyState, ErrorState } from '@linkyard/ui';
import { useEffect, useState } from 'react';
import type { CropSource } from '../crop/CropPanel.js';
import { DropZone } from '../upload/DropZone.js';
import { UploadList } from '../upload/UploadList.js';
import { emptyHint, nounOf } from './kind-words.js';
import { LibraryTools } from './LibraryTools.js';
import { MediaGrid } from './MediaGrid.js';
import type { PickedMedia } from './pick-media.js';
import { TilesSkeleton } from './TilesSkeleton.js';
import type { LibraryUploads } from './use-library-uploads.js';
import { useMediaList } from './use-media-list.js';
import { useNearEnd } from '../use-near-end.js';
import css from './picker.module.css';

interface LibraryTabProps {
  kind: MediaView['kind'];
  /** What is marked where several may be; null where the first press is the answer. */
  chosen: readonly PickedMedia[] | null;
  isFull: boolean;
  uploads: LibraryUploads;
  onChoose: (media: PickedMedia) => void;
  /** Null where there is nothing to crop. */
  onCrop: ((source: CropSource | 'ask') => void) | null;
}

/** The files of one kind that are in the library, and the way to put more in. */
export function LibraryTab({ kind, chosen, isFull, uploads, onChoose, onCrop }: LibraryTabProps) {
  const [word, setWord] = useState('');
  const media = useMediaList(kind, word, word ? [] : uploads.added);
  const { list, isLoading, error, hasMore, more, retry } = media;
  const end = useNearEnd(hasMore && !isLoading && !error, more, list.length);
  useReturn(media.startOver);
  const { many } = nounOf(kind);
  const isEmpty = !isLoading && !error && list.length === 0;

  return (
    <DropZone onFiles={uploads.addWanted}>
      <LibraryTools kind={kind} word={word} onSearch={setWord} onFiles={uploads.addWanted} onCrop={onCrop} />
      <div className={css['scroll']}>
        <UploadList uploads={uploads} />
        {list.length > 0 && (
          <MediaGrid
            label={many}
            list={list}
            total={Math.max(media.total ?? 0, list.length)}
            chosen={chosen}
            isFull={isFull}
            onChoose={onChoose}
            onCrop={onCrop}
          />
        )}
        {isLoading && <TilesSkeleton />}
        {error && (
          <ErrorState failure={{ message: t`Failed to fetch media`, requestId: error.requestId }} retry={retry} />
        )}
        {isEmpty && (
          <EmptyState
            drawing={word ? 'search' : 'templates'}
            text={t`No media found`}
            hint={word ? t`Try another word.` : emptyHint(kind)}
          />
        )}
        <div ref={end} className={css['end']} />
      </div>
    </DropZone>
  );
}

/** The library may have changed in another tab. */
function useReturn(startOver: () => void) {
  useEffect(() => {
    let wasHidden = false;
    const look = () => {
      if (document.hidden) wasHidden = true;
      else if (wasHidden) startOver();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [startOver]);
}
