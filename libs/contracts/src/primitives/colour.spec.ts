import { describe, expect, it } from '@jest/globals';
import { gradientText, paint } from './colour.js';

describe('gradients', () => {
  it.each([
    'linear-gradient(90deg, #8EC5FC 0%, #E0C3FC 100%)',
    'linear-gradient(#fff,#000)',
    'linear-gradient(360deg, #ffffff 0%, #000000aa 33.33%, #000 100%)',
    'radial-gradient(circle, #fff 0%, #000 100%)',
    'radial-gradient(ellipse at 10% 90%, #fff, #000)',
    'radial-gradient(circle at top, #fff, #000)',
  ])('takes %s', (text) => {
    expect(gradientText.parse(text)).toBe(text);
  });
  it.each([
    'linear-gradient(361deg, #fff, #000)',
    'linear-gradient(90deg, #fff)',
    'linear-gradient(90deg, red, blue)',
    'linear-gradient(90deg, #fff, url(https://example.org))',
    'linear-gradient(90deg, #fff, #000); color: red',
    'linear-gradient(90deg, #fff, #000)}body{}',
    'linear-gradient(90deg, #fff, #000), url(x)',
    'conic-gradient(#fff, #000)',
    'expression(alert(1))',
    `linear-gradient(${'#fff,'.repeat(60)}#000)`,
  ])('refuses %p', (text) => {
    expect(gradientText.safeParse(text).success).toBe(false);
  });
  it('refuses text of hostile length', () => {
    expect(gradientText.safeParse(`linear-gradient(${'#fff 1%, '.repeat(20_000)}`).success).toBe(false);
  });
  it('paints with a colour or a gradient', () => {
    expect(paint.parse('#fff')).toBe('#fff');
    expect(paint.safeParse('red').success).toBe(false);
  });
});
