import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { MediaView } from '@linkyard/contracts';
import type { Dispatch, SetStateAction } from 'react';
import { MediaGrid } from './grid/MediaGrid.js';
import { allOf, nothingChosen, type Selection } from './grid/selection.js';
import type { LibraryLook } from './use-library-view.js';
import css from './library.module.css';

interface LibraryFilesProps {
  media: readonly MediaView[];
  isDeleted: boolean;
  /** These are of the page before, until the one that is asked for has arrived. */
  isStale: boolean;
  look: LibraryLook;
  refreshing: boolean;
  selection: Selection;
  onSelect: Dispatch<SetStateAction<Selection>>;
  onOpen: (id: string | null) => void;
  onDelete: (media: readonly MediaView[]) => void;
}

/** The files of a page, and a box that chooses all of them. */
export function LibraryFiles({ media, isDeleted, isStale, selection, onSelect, onDelete, ...grid }: LibraryFilesProps) {
  const count = selection.chosen.size;
  return (
    <>
      {isDeleted && (
        <p className={css['note']}>
          <Trans>Deleted in the last 7 days. After that, files are gone for good.</Trans>
        </p>
      )}
      <Checkbox
        className={css['all'] ?? ''}
        label={t`Select all`}
        disabled={isStale}
        checked={count === media.length}
        indeterminate={count > 0 && count < media.length}
        onChange={(event) => onSelect(event.currentTarget.checked ? allOf(media.map(({ _id }) => _id)) : nothingChosen)}
      />
      <MediaGrid
        media={media}
        selection={selection}
        onSelect={onSelect}
        onDelete={(files) => !isDeleted && onDelete(files)}
        {...grid}
      />
    </>
  );
}
