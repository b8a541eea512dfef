import type { MediaView } from '@linkyard/contracts';

/** The widest picture there is of a film; null for none. */
export const posterOf = ({ variants, thumb }: MediaView['file']): string | null =>
  variants.toSorted((a, b) => b.w - a.w)[0]?.path ?? thumb;
