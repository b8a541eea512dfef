import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconCrop, IconFileText, IconMovie, IconMusic } from '@tabler/icons-react';
import type { PickedMedia } from './pick-media.js';
import css from './picker.module.css';

const icons = { picture: IconFileText, document: IconFileText, audio: IconMusic, video: IconMovie };

interface MediaTileProps {
  media: PickedMedia;
  /** Whether Tab leads here. */
  isReached: boolean;
  /** Its place in the choice, 0 when it is not in it; null where the first press is the answer. */
  order: number | null;
  /** No more may be chosen. */
  isOff: boolean;
  onFocus: () => void;
  onChoose: () => void;
  onCrop: (() => void) | null;
}

/** One file: its thumbnail, or an icon of its kind, and its title beneath. */
export function MediaTile({ media, isReached, order, isOff, onFocus, onChoose, onCrop }: MediaTileProps) {
  const { title, alt, kind, file } = media;
  const thumb = file.thumb ?? (kind === 'picture' ? file.path : null);
  const KindIcon = icons[kind];
  return (
    <li className={css['tile']} data-chosen={order ? true : undefined}>
      <button
        type="button"
        data-pick
        className={css['pick']}
        tabIndex={isReached ? 0 : -1}
        aria-pressed={order === null ? undefined : order > 0}
        aria-disabled={isOff || undefined}
        onFocus={onFocus}
        onClick={() => !isOff && onChoose()}
      >
        <span className={css['square']}>
          {thumb ? (
            <img src={thumb} alt={alt} loading="lazy" decoding="async" />
          ) : (
            <KindIcon size={36} stroke={1.2} aria-hidden />
          )}
          {order !== null && order > 0 && (
            <b className={css['order']} aria-hidden>
              {order}
            </b>
          )}
        </span>
        <span className={css['name']} title={title}>
          <bdi>{title}</bdi>
        </span>
      </button>
      {onCrop && (
        <ActionIcon
          className={css['crop'] ?? ''}
          variant="default"
          size={32}
          tabIndex={isReached ? 0 : -1}
          aria-label={t`Crop ${title}`}
          onClick={onCrop}
        >
          <IconCrop size={18} stroke={1.5} />
        </ActionIcon>
      )}
    </li>
  );
}
