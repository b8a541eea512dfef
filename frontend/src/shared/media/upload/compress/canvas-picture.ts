import type { OpenPicture } from './compress-picture.js';

/** Reads pictures with the browser's decoder and writes them with its canvas, in a worker as well as in a page. */
export const openWithCanvas: OpenPicture = async (file, maxWidth) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width: originalWidth, height: originalHeight } = bitmap;
  const width = Math.min(originalWidth, maxWidth);
  const height = Math.max(1, Math.round((originalHeight * width) / originalWidth));
  const { canvas, context } = canvasOf(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return {
    originalWidth,
    encode: (type, quality) => encoded(canvas, type, quality),
    close() {
      // Frees its pixels now, not when it is collected.
      canvas.width = 0;
      canvas.height = 0;
    },
  };
};

type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;

function canvasOf(width: number, height: number) {
  const canvas: AnyCanvas =
    typeof OffscreenCanvas === 'undefined'
      ? Object.assign(document.createElement('canvas'), { width, height })
      : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  if (!context) throw new Error('no canvas to draw on');
  return { canvas, context };
}

function encoded(canvas: AnyCanvas, type: string, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      type,
      quality,
    ),
  );
}
