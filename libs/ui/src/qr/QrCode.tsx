import { useMemo } from 'react';
import { qrPath } from './qr-path.js';

interface QrCodeProps {
  text: string;
  /** What scanning it does, for who cannot see it. */
  label: string;
  /** Pixels along one side. */
  pixels?: number;
}

/** A QR code, always dark on light: scanners of some phones do not read it turned over. */
export function QrCode({ text, label, pixels = 200 }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={pixels}
      height={pixels}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      style={{ background: '#fff', borderRadius: 12 }}
    >
      <path d={path} fill="#16201b" />
    </svg>
  );
}
