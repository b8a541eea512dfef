import { describe, expect, it } from '@jest/globals';
import { checkSize } from './file-limits.js';

const limits = { MEDIA_MAX_PICTURE_MB: 5, MEDIA_MAX_DOCUMENT_MB: 25, MEDIA_MAX_AUDIO_MB: 50, MEDIA_MAX_VIDEO_MB: 200 };
const megabyte = 1024 * 1024;

describe('the size of a file', () => {
  it.each([
    ['picture', 5, 'media.image_too_large'],
    ['video', 200, 'media.file_too_large'],
  ] as const)('is limited for a %s, and the refusal names the limit in force', (kind, most, code) => {
    expect(() => checkSize(limits, kind, most * megabyte)).not.toThrow();
    const reason = { code: 'media.size_exceeded', params: { megabytes: most } };
    expect(() => checkSize(limits, kind, most * megabyte + 1)).toThrow(
      expect.objectContaining({ code, details: { reason, errors: [{ path: 'file', ...reason }] } }),
    );
  });
});
