interface Place {
  index: number;
  count: number;
  /** How many stand beside each other. */
  columns: number;
  isRtl: boolean;
}

/** Where a key leads among things that stand in rows, or null for a key that leads nowhere. At an edge it stays. */
export function nextIndex(key: string, { index, count, columns, isRtl }: Place): number | null {
  const forwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const within = (next: number) => (next >= 0 && next < count ? next : index);
  switch (key) {
    case forwards:
      return within(index + 1);
    case backwards:
      return within(index - 1);
    case 'ArrowDown':
      // From above a gap in the last row to its end.
      return index + columns >= count && Math.floor(index / columns) < Math.floor((count - 1) / columns)
        ? count - 1
        : within(index + columns);
    case 'ArrowUp':
      return within(index - columns);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
