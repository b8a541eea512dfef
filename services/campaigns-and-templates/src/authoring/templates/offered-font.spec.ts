import { describe, expect, it } from '@jest/globals';
import { requireOfferedFont } from './offered-font.js';

describe('the font of a theme or a section', () => {
  it.each([undefined, 'Outfit', 'lora', 'System'])('can be %s', (font) => {
    expect(() => requireOfferedFont('theme.font', font)).not.toThrow();
  });

  it('is refused with its field when there is no such family', () => {
    const errors = [{ path: 'theme.font', code: 'templates.no_such_font', params: { font: 'Comic Sans' } }];
    expect(() => requireOfferedFont('theme.font', 'Comic Sans')).toThrow(
      expect.objectContaining({ code: 'core.invalid_input', details: { errors } }),
    );
  });

  it('may stay what is stored, so that the rest of an old theme can be changed', () => {
    expect(() => requireOfferedFont('theme.font', 'Comic Sans', 'Comic Sans')).not.toThrow();
  });
});
