/** A part of a picture, in percent of its width and height. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Percent of the larger side: smaller cannot be taken hold of. */
const least = 5;

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/**
 * The largest part of that shape, in the middle.
 * @param aspect width over height of the part; null takes all of it
 * @param shape width over height of the picture
 */
export function largestArea(aspect: number | null, shape: number): CropArea {
  if (aspect === null) return { x: 0, y: 0, width: 100, height: 100 };
  const width = aspect > shape ? 100 : (aspect / shape) * 100;
  const height = aspect > shape ? (shape / aspect) * 100 : 100;
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** The same part larger or smaller around its middle, never beyond the picture. @param factor above 1 grows */
export function resized({ x, y, width, height }: CropArea, factor: number): CropArea {
  const most = Math.min(100 / width, 100 / height);
  const smallest = Math.min(1, least / Math.max(width, height));
  const by = Math.min(Math.max(factor, smallest), most);
  const [nextWidth, nextHeight] = [width * by, height * by];
  return {
    x: within(x + (width - nextWidth) / 2, 100 - nextWidth),
    y: within(y + (height - nextHeight) / 2, 100 - nextHeight),
    width: nextWidth,
    height: nextHeight,
  };
}

/**
 * The pixels of a part: whole ones, at least one.
 * @param maxWidth the result is scaled down to it
 */
export function pixelsOf(
  { x, y, width, height }: CropArea,
  picture: { width: number; height: number },
  maxWidth: number,
) {
  const part = {
    x: Math.round((x / 100) * picture.width),
    y: Math.round((y / 100) * picture.height),
    width: Math.max(1, Math.round((width / 100) * picture.width)),
    height: Math.max(1, Math.round((height / 100) * picture.height)),
  };
  const scale = Math.min(1, maxWidth / part.width);
  return {
    part,
    size: { width: Math.round(part.width * scale), height: Math.max(1, Math.round(part.height * scale)) },
  };
}
