import { t } from '@lingui/core/macro';
import type { MediaView } from '@linkyard/contracts';
import { formatCount } from '@linkyard/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { CropSource } from '../crop/CropPanel.js';
import { columnsOf, placeAfter } from './grid-keys.js';
import { MediaTile } from './MediaTile.js';
import type { PickedMedia } from './pick-media.js';
import css from './picker.module.css';

interface MediaGridProps<Item extends PickedMedia> {
  label: string;
  list: readonly Item[];
  /** Of all there are. */
  total: number;
  /** What is marked where several may be; null where the first press is the answer. */
  chosen: readonly PickedMedia[] | null;
  isFull: boolean;
  onChoose: (media: Item) => void;
  onCrop: ((source: CropSource) => void) | null;
}

/** Files side by side. One of them is reached by Tab, the others by the arrow keys. */
export function MediaGrid<Item extends PickedMedia | MediaView>(props: MediaGridProps<Item>) {
  const { label, list, total, chosen, isFull, onChoose, onCrop } = props;
  const grid = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const at = Math.max(
    0,
    list.findIndex(({ _id }) => _id === current),
  );

  const move = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll<HTMLElement>('[data-pick]') ?? [])];
    const from = buttons.findIndex((button) => button === event.target);
    if (from === -1) return;
    const columns = columnsOf(buttons.map((button) => button.getBoundingClientRect().top));
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = placeAfter(event.key, from, buttons.length, columns, isRtl);
    if (to === from) return;
    event.preventDefault();
    buttons[to]?.focus();
  };

  return (
    <>
      <p className="ly-visually-hidden" role="status">
        {t`${formatCount(list.length)} of ${formatCount(total)} ${label} shown`}
      </p>
      <ul ref={grid} className={css['grid']} aria-label={label} onKeyDown={move}>
        {list.map((media, place) => {
          const order = chosen?.findIndex(({ _id }) => _id === media._id) ?? -1;
          return (
            <MediaTile
              key={media._id}
              media={media}
              isReached={place === at}
              order={chosen ? order + 1 : null}
              isOff={isFull && order === -1}
              onFocus={() => setCurrent(media._id)}
              onChoose={() => onChoose(media)}
              onCrop={onCrop && (() => onCrop({ kind: 'stored', media }))}
            />
          );
        })}
      </ul>
    </>
  );
}
