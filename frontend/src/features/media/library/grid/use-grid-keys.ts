import type { MediaView } from '@linkyard/contracts';
import type { Dispatch, KeyboardEvent, RefObject, SetStateAction } from 'react';
import { columnsOf, placeAfter } from '../../../../shared/media/picker/grid-keys.js';
import { allOf, nothingChosen, rangeTo, toggled, type Selection } from './selection.js';

interface GridKeys {
  list: RefObject<HTMLDivElement | null>;
  media: readonly MediaView[];
  ids: readonly string[];
  selection: Selection;
  onSelect: Dispatch<SetStateAction<Selection>>;
  onOpen: (id: string) => void;
  onDelete: (media: readonly MediaView[]) => void;
}

const moves = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** What the keys do at a tile: arrows move, Shift extends the selection, Space selects, Enter opens, Delete deletes. */
export function useGridKeys({ list, media, ids, selection, onSelect, onOpen, onDelete }: GridKeys) {
  const placeFrom = (key: string, index: number) => {
    if (!list.current) return index;
    const isRtl = getComputedStyle(list.current).direction === 'rtl';
    const tops = [...list.current.children].map((tile) => (tile instanceof HTMLElement ? tile.offsetTop : 0));
    return placeAfter(key, index, tops.length, columnsOf(tops), isRtl);
  };

  const move = (key: string, shiftKey: boolean, id: string, index: number) => {
    const next = placeFrom(key, index);
    const to = ids[next];
    if (to !== undefined && shiftKey && next !== index)
      onSelect((before) => rangeTo(before.chosen.size > 0 ? before : toggled(before, id), ids, to));
    const tile = list.current?.children[next];
    if (tile instanceof HTMLElement) tile.focus();
  };

  const actionOf = ({ key, shiftKey }: KeyboardEvent, item: MediaView, index: number): (() => void) | null => {
    const isSelecting = selection.chosen.size > 0;
    switch (key) {
      case ' ':
        return () => onSelect((before) => (shiftKey ? rangeTo(before, ids, item._id) : toggled(before, item._id)));
      case 'Enter':
        return () => onOpen(item._id);
      case 'Escape':
        return isSelecting ? () => onSelect(nothingChosen) : null;
      case 'Delete':
      case 'Backspace':
        return () => onDelete(isSelecting ? media.filter(({ _id }) => selection.chosen.has(_id)) : [item]);
      default:
        return moves.has(key) ? () => move(key, shiftKey, item._id, index) : null;
    }
  };

  return (event: KeyboardEvent, index: number) => {
    const item = media[index];
    if (!item || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const selectAll = event.key.toLowerCase() === 'a' ? () => onSelect(allOf(ids)) : null;
    const act = isCommand ? selectAll : actionOf(event, item, index);
    if (!act) return;
    act();
    event.preventDefault();
  };
}
