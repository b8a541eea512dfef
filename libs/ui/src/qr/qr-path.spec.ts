import { describe, expect, it } from '@jest/globals';
import { qrPath, qrSvg } from './qr-path.js';

describe('a QR code', () => {
  it('is drawn in modules with a quiet zone around it', () => {
    const { size, path } = qrPath('https://example.org/ada');
    expect(size).toBeGreaterThanOrEqual(25);
    expect(path).toMatch(/^M2 2h1v1h-1z/);
  });

  it('stands on white when it is a file', () => {
    expect(qrSvg('https://example.org', 512)).toContain('width="512"');
    expect(qrSvg('https://example.org', 512)).toContain('fill="#fff"');
  });
});
