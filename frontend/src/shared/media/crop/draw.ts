import { type CropArea, pixelsOf } from './crop-area.js';

/** Maximum length of the longer side while editing, pixels: larger pictures exceed the memory of phones without a visible gain. */
const maxSide = 3000;
/** @source spec 9 "compression max width 1920" */
const maxWidth = 1920;
/** @source spec 9 "crop output quality 0.8" */
const quality = 0.8;

function paper(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas to draw on');
  pen.imageSmoothingQuality = 'high';
  return { canvas, pen };
}

/** The picture as it is to be seen. @param turns quarters, clockwise */
export function drawTurned(picture: ImageBitmap, turns: number): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale) || 1, Math.round(picture.height * scale) || 1];
  const { canvas, pen } = turns % 2 === 0 ? paper(width, height) : paper(height, width);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turns * Math.PI) / 2);
  pen.drawImage(picture, -width / 2, -height / 2, width, height);
  return canvas;
}

/**
 * A part of a drawn picture as a file of the kinds that every screen takes: JPEG, or PNG where something is transparent.
 * @param from type of the picture that was drawn
 * @throws Error when the browser cannot write the file
 */
export async function drawPart(picture: HTMLCanvasElement, area: CropArea, from: string, title: string): Promise<File> {
  const { part, size } = pixelsOf(area, picture, maxWidth);
  const { canvas, pen } = paper(size.width, size.height);
  pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  const isJpeg = from === 'image/jpeg' || (from === 'image/webp' && isOpaque(pen, size));
  const type = isJpeg ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('The part could not be written');
  return new File([blob], `${title}.${blob.type.replace('image/', '').replace('jpeg', 'jpg')}`, { type: blob.type });
}

/** Whether nothing of it can be seen through. */
function isOpaque(pen: CanvasRenderingContext2D, { width, height }: { width: number; height: number }): boolean {
  const { data } = pen.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}
