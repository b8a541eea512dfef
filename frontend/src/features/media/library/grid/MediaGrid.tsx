import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MediaView } from '@linkyard/contracts';
import { useEffect, useId, useRef, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import type { LibraryLook } from '../use-library-view.js';
import { MediaTile } from './MediaTile.js';
import { rangeTo, toggled, type Selection } from './selection.js';
import { useGridKeys } from './use-grid-keys.js';
import css from './grid.module.css';

interface MediaGridProps {
  media: readonly MediaView[];
  look: LibraryLook;
  selection: Selection;
  onSelect: Dispatch<SetStateAction<Selection>>;
  onOpen: (id: string) => void;
  /** Delete was pressed on these. */
  onDelete: (media: readonly MediaView[]) => void;
  refreshing: boolean;
}

/** Files side by side or one below the other. One of them is the way in for the Tab key, arrows lead from there. */
export function MediaGrid({ media, look, selection, onSelect, onOpen, onDelete, refreshing }: MediaGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [active, setActive] = useState(0);
  const current = Math.min(active, media.length - 1);
  const ids = media.map(({ _id }) => _id);
  useKeptFocus(list, ids, current);

  const onKeyDown = useGridKeys({ list, media, ids, selection, onSelect, onOpen, onDelete });

  return (
    <>
      <p id={hintId} className="ly-visually-hidden">
        <Trans>Arrow keys move, Space selects, Enter opens the details, Delete deletes.</Trans>
      </p>
      <div
        ref={list}
        role="listbox"
        aria-label={t`Media`}
        aria-multiselectable
        aria-describedby={hintId}
        className={css['tiles']}
        data-look={look}
        data-choosing={selection.chosen.size > 0 || undefined}
        data-refreshing={refreshing || undefined}
      >
        {media.map((item, index) => (
          <MediaTile
            key={item._id}
            media={item}
            isChosen={selection.chosen.has(item._id)}
            isChoosing={selection.chosen.size > 0}
            isTabStop={index === current}
            onOpen={() => onOpen(item._id)}
            onToggle={() => onSelect((before) => toggled(before, item._id))}
            onRange={() => onSelect((before) => rangeTo(before, ids, item._id))}
            onFocus={() => setActive(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          />
        ))}
      </div>
    </>
  );
}

/** When the focused file is removed, the one in its place gets the focus, so that it does not return to the top of the page. */
function useKeptFocus(list: RefObject<HTMLDivElement | null>, ids: readonly string[], current: number) {
  const last = useRef<{ ids: string; hadFocus: boolean }>({ ids: '', hadFocus: false });
  const joined = ids.join();
  useEffect(() => {
    const tile = list.current?.children[current];
    const isLost = document.activeElement === document.body && last.current.hadFocus && last.current.ids !== joined;
    if (isLost && tile instanceof HTMLElement) tile.focus();
    last.current.ids = joined;
  }, [joined, current, list]);
  useEffect(() => {
    const remember = () => {
      // A dialog in between gives the focus back, or to nothing when its opener is gone.
      if (document.activeElement && document.activeElement !== document.body)
        last.current.hadFocus =
          list.current?.contains(document.activeElement) === true ||
          document.activeElement.closest('[role="dialog"], [role="toolbar"]') !== null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [list]);
}
