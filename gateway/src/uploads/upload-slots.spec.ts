import { describe, expect, it } from '@jest/globals';
import { UploadSlots } from './upload-slots.js';

describe('the uploads of an account', () => {
  const held = () => {
    let end: () => void = () => undefined;
    const work = () => new Promise<void>((resolve) => (end = resolve));
    return { work, end: () => end() };
  };

  it('are eight at once, and more when one of them is done, however it ended', async () => {
    const slots = new UploadSlots();
    const uploads = Array.from({ length: 8 }, held);
    const running = uploads.map(({ work }) => slots.hold('ann', work));
    await expect(slots.hold('ann', async () => 1)).rejects.toMatchObject({ code: 'media.too_many_uploads', http: 429 });
    await expect(slots.hold('ben', async () => 1)).resolves.toBe(1);
    uploads[0]?.end();
    await running[0];
    await expect(slots.hold('ann', () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
    await expect(slots.hold('ann', async () => 1)).resolves.toBe(1);
    uploads.forEach(({ end }) => end());
    await Promise.all(running);
  });
});
