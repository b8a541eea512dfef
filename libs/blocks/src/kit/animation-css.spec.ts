import { describe, expect, it } from '@jest/globals';
import { aSection } from '../registry/sample-page.js';
import { animationCss } from './animation-css.js';
import { animationNames } from './design.js';

const moving = (animType: (typeof animationNames)[number], repeat = false) =>
  aSection('el_link', {}, { animation: { animType, isanim: true, delay: 300, repeat } });

describe('animations', () => {
  it.each(animationNames)('knows %s', (name) => {
    const css = animationCss([moving(name)]);
    expect(css).toContain(`@keyframes ${name}{`);
    expect(css).toMatch(/^@media \(prefers-reduced-motion:no-preference\)/);
    expect(css.split('{').length).toBe(css.split('}').length);
  });
  it('emits only what is used, once', () => {
    const css = animationCss([moving('tada'), moving('tada')]);
    expect(css.match(/@keyframes/g)).toHaveLength(1);
  });
  it('emits nothing when switched off', () => {
    const off = aSection('el_link', {}, { animation: { animType: 'tada', isanim: false, delay: 0, repeat: false } });
    expect(animationCss([off])).toBe('');
  });
  it('lets a repeating one be stopped', () => {
    expect(animationCss([moving('pulse', true)])).toContain('animation-play-state:paused');
  });
  it('writes no rule for an id that is no id', () => {
    expect(animationCss([{ ...moving('tada'), _id: 'x{}</style>' }])).toBe('');
  });
});
