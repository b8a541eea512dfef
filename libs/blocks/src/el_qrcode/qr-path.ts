import { encode } from 'uqr';

/** Modules of light ground around a code; ISO/IEC 18004 asks for four. */
const quietZone = 4;

export interface QrPath {
  /** Width and height in modules, quiet zone included. */
  size: number;
  /** SVG path of the dark modules, one unit each. */
  path: string;
}

/**
 * A code as one SVG path, runs of a row joined. Medium error correction: a smudge or fold still scans.
 * Null when the text is too long for any code (over about 2,300 bytes).
 */
export function qrPath(text: string): QrPath | null {
  let code: ReturnType<typeof encode>;
  try {
    code = encode(text, { ecc: 'M', border: quietZone });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  const rows = code.data.map((row, y) => {
    let path = '';
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
    }
    return path;
  });
  return { size: code.size, path: rows.join('') };
}
