import { describe, expect, it } from '@jest/globals';
import { faultsOf, wrongBodies } from '@linkyard/contracts/testing';
import { blockDefinitions, parseSection } from './index.js';

describe('section data with a wrong field', () => {
  it.each(Object.entries(blockDefinitions))('of %s is refused in sentences, one per field', (code, { schema }) => {
    for (const data of wrongBodies(schema)) {
      const result = parseSection(code, data);
      expect(result.ok ? [] : faultsOf(result.errors)).toEqual([]);
    }
  });

  it('names the field below sectionData', () => {
    const text = parseSection('el_heading', { text: 5 });
    expect(text).toMatchObject({ ok: false, errors: [{ path: 'sectionData.text', code: 'core.not_text' }] });
    expect(parseSection('el_heading', 5)).toMatchObject({ ok: false, errors: [{ path: 'sectionData' }] });
  });
});
