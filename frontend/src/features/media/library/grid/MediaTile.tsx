import { t } from '@lingui/core/macro';
import { IconCheck, IconFileText, IconMovie, IconMusic, IconPhoto, type Icon } from '@tabler/icons-react';
import type { MediaView } from '@linkyard/contracts';
import { formatDate } from '@linkyard/ui';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { sizeText } from '../../../../shared/media/upload/size-text.js';
import { durationText, extensionOf, kindName } from '../media-words.js';
import css from './grid.module.css';

interface MediaTileProps {
  media: MediaView;
  isChosen: boolean;
  /** Something is chosen already, so a press chooses instead of opening. */
  isChoosing: boolean;
  isTabStop: boolean;
  onOpen: () => void;
  onToggle: () => void;
  onRange: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const icons: Record<MediaView['kind'], Icon> = {
  picture: IconPhoto,
  document: IconFileText,
  audio: IconMusic,
  video: IconMovie,
};

/** One file among others: opened by a press, chosen by its mark, by Ctrl, ⌘ or Shift, and by any press once one is chosen. */
export function MediaTile(props: MediaTileProps) {
  const { media, isChosen, isChoosing } = props;
  const press = (event: MouseEvent) => {
    if (event.shiftKey) props.onRange();
    else if (isChoosing || event.ctrlKey || event.metaKey) props.onToggle();
    else props.onOpen();
  };
  const mark = (event: MouseEvent) => {
    event.stopPropagation();
    if (event.shiftKey) props.onRange();
    else props.onToggle();
  };
  return (
    <div
      role="option"
      aria-selected={isChosen}
      className={css['tile']}
      tabIndex={props.isTabStop ? 0 : -1}
      data-chosen={isChosen || undefined}
      // A range by Shift would otherwise select the words between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={press}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
    >
      <span className={css['mark']} onClick={mark} data-mark>
        <i>{isChosen && <IconCheck size={14} stroke={2.5} />}</i>
      </span>
      <Thumb media={media} />
      <span className={css['name']}>
        <bdi title={media.title}>{media.title}</bdi>
        <span className="ly-visually-hidden">{spokenOf(media)}</span>
      </span>
      <span className={css['facts']}>
        <span>{extensionOf(media) || kindName(media)}</span>
        <bdi data-wide-only>{sizeText(media.file.size)}</bdi>
        <span data-list-only>
          <bdi>{media.folder}</bdi>
        </span>
        <span data-list-only>{formatDate(media.createdAt)}</span>
      </span>
    </div>
  );
}

/** What a screen reader says behind the title; the others see it. */
function spokenOf({ kind, uses }: MediaView): string {
  return `, ${kindName({ kind })}${uses > 0 ? t`, in use` : ''}, `;
}

/** The picture, or the sign of what it is. Of a deleted file there may be no picture to be had. */
export function Thumb({ media }: { media: MediaView }) {
  const [isBroken, setBroken] = useState(false);
  const KindIcon = icons[media.kind];
  const { thumb, duration } = media.file;
  const { x, y } = media.focalPoint ?? { x: 50, y: 50 };
  return (
    <span className={css['thumb']} data-kind={media.kind}>
      {thumb && !isBroken ? (
        <img
          src={thumb}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          style={{ objectPosition: `${x}% ${y}%` }}
          onError={() => setBroken(true)}
        />
      ) : (
        <KindIcon size={34} stroke={1.25} aria-hidden />
      )}
      {duration !== null && duration > 0 && <small>{durationText(duration)}</small>}
    </span>
  );
}
