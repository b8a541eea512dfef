/** Sound or film that a browser plays, by its content. */
export interface Played {
  kind: 'audio' | 'video';
  mime: string;
  extension: string;
  /** Seconds; null where the file does not say. */
  duration: number | null;
  /** Pixels of a film. */
  width: number | null;
  height: number | null;
}

const longestSec = 86_400;

/** Seconds to a hundredth; null for what is no length. */
export const seconds = (value: number): number | null =>
  Number.isFinite(value) && value > 0 && value <= longestSec ? Math.round(value * 100) / 100 : null;

export const sound = (mime: string, extension: string, duration: number): Played => ({
  ...{ kind: 'audio', mime, extension },
  ...{ duration: seconds(duration), width: null, height: null },
});

const largestSide = 16_384;
/** Pixels; null for what cannot be a length. */
export const side = (value: number): number | null =>
  Number.isInteger(value) && value > 0 && value <= largestSide ? value : null;
