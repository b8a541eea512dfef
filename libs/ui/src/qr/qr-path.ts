import { encode } from 'uqr';

export interface QrPath {
  /** Modules along one side, quiet zone included: the code's own unit. */
  size: number;
  /** SVG path of the dark modules. */
  path: string;
}

/** A text as the path of a QR code, with a quiet zone of two modules. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}

/** The same as a file of its own, `pixels` wide. */
export function qrSvg(text: string, pixels: number): string {
  const { size, path } = qrPath(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pixels}" height="${pixels}" ` +
    `shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#16201b"/></svg>`
  );
}
