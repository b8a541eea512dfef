/**
 * Where an arrow key leads in a grid that fills row by row; the place itself where it leads nowhere.
 * @param columns of one row, at least 1
 * @param isRtl rows begin on the right, so the left arrow leads on
 */
export function placeAfter(key: string, at: number, count: number, columns: number, isRtl: boolean): number {
  const last = count - 1;
  const inside = (place: number) => (place >= 0 && place <= last ? place : at);
  switch (key) {
    case 'ArrowRight':
      return inside(at + (isRtl ? -1 : 1));
    case 'ArrowLeft':
      return inside(at + (isRtl ? 1 : -1));
    case 'ArrowUp':
      return inside(at - columns);
    case 'ArrowDown': {
      const isInLastRow = Math.floor(at / columns) === Math.floor(last / columns);
      // A last row that is short: below its gap lies its end.
      return isInLastRow ? at : Math.min(at + columns, last);
    }
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return at;
  }
}

/** How many of these stand in the first row. */
export function columnsOf(tops: readonly number[]): number {
  const next = tops.findIndex((top) => top !== tops[0]);
  return Math.max(1, next === -1 ? tops.length : next);
}
