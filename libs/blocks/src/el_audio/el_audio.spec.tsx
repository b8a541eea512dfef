import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { clockText, spokenTime } from './clock-text.js';
import { schema } from './schema.js';

const draw = (...audios: object[]) =>
  renderToStaticMarkup(<SectionView section={aSection('el_audio', { audios })} context={aContext()} />);

describe('el_audio', () => {
  it('is the browser’s own player without JavaScript', () => {
    const html = draw({ title: 'Waves', description: 'Field recording', src: '/media/ab/waves.mp3' });
    expect(html).toContain('<h2 class="au-n">Waves</h2>');
    expect(html).toContain('<audio controls="" preload="metadata" src="/media/ab/waves.mp3" aria-label="Waves"');
  });
  it('requests nothing from third parties before a tap', () => {
    expect(draw({ src: 'https://cdn.example/waves.mp3' })).toContain(
      'preload="none" src="https://cdn.example/waves.mp3"',
    );
  });
  it('calls a nameless recording by its number', () => {
    expect(draw({ src: 'https://a.example/1.mp3' }, { src: 'https://a.example/2.mp3' })).toContain(
      'aria-label="Recording 2"',
    );
  });
  it('is nothing without a recording', () => {
    expect(draw({ title: 'Soon' })).toBe('');
    expect(draw({ src: 'javascript:alert(1)' })).toBe('');
  });
  it('refuses what a page served over https cannot play', () => {
    expect(schema.safeParse({ audios: [{ src: 'http://a.example/1.mp3' }] }).success).toBe(false);
    expect(schema.safeParse({ audios: [{ src: 'data:audio/mp3;base64,x' }] }).success).toBe(false);
  });
});

describe('a time', () => {
  it.each([
    [0, '0:00', '0 seconds'],
    [5.9, '0:05', '5 seconds'],
    [61, '1:01', '1 minute 1 second'],
    [3729, '1:02:09', '1 hour 2 minutes 9 seconds'],
    [Number.NaN, '–:––', '0 seconds'],
    [Number.POSITIVE_INFINITY, '–:––', '0 seconds'],
  ])('of %p s is %s, read out as %s', (seconds, shown, spoken) => {
    expect(clockText(seconds)).toBe(shown);
    expect(spokenTime(seconds, 'en')).toBe(spoken);
  });

  it('is read out in the language of the page', () => {
    expect(spokenTime(3729, 'de')).toBe('1 Stunde 2 Minuten 9 Sekunden');
  });
});
