import { describe, expect, it } from '@jest/globals';
import { checkedData } from './checked-data.js';

describe('section data over the limit', () => {
  it('is refused with the largest field and its size', () => {
    const item = { text: '漢'.repeat(500), url: `https://example.com/${'a'.repeat(1_500)}` };
    expect(() => checkedData('el_list', { title: 'FAQ', items: Array.from({ length: 100 }, () => item) })).toThrow(
      expect.objectContaining({
        code: 'sections.too_large',
        details: {
          errors: [
            {
              path: 'sectionData.items',
              code: 'sections.field_too_large',
              params: { kilobytes: expect.any(Number), limit: 256 },
            },
          ],
        },
      }),
    );
  });
});
