import { describe, expect, it } from '@jest/globals';
import { contentMark } from './content-mark.js';

describe('the mark of a content', () => {
  it('is the same for equal contents and another for a changed one', () => {
    const data = { text: 'My shop', items: [{ url: 'https://example.com', image: '' }] };
    expect(contentMark({ items: [{ image: '', url: 'https://example.com' }], text: 'My shop' })).toBe(
      contentMark(data),
    );
    expect(contentMark({ ...data, text: 'My Shop' })).not.toBe(contentMark(data));
    expect(contentMark({ ...data, absent: undefined })).toBe(contentMark(data));
  });
});
