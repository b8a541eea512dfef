import { describe, expect, it } from '@jest/globals';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { i18n } from '@linkyard/ui/language';
import { themeSchema } from '../../kit/design.js';
import { ColourField } from '../ColourField.js';
import { PaintField } from '../PaintField.js';
import { ColourPicker, type ColourPickerProps } from './ColourPicker.js';

const draw = (props: Partial<ColourPickerProps>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <ColourPicker value={undefined} onChange={() => undefined} mayBeGradient {...props} />
      </MantineProvider>
    </I18nProvider>,
  );

describe('the colour picker', () => {
  it('opens on the kind its value is of', () => {
    expect(draw({ value: '#1f7a4d' })).toContain('aria-label="Saturation and lightness"');
    const html = draw({ value: 'radial-gradient(circle,#000000 0%,#ffffff 40%,#123456 100%)' });
    expect(html).toContain('aria-label="Stop 3 of 3"');
    expect(html).toContain('aria-valuetext="#ffffff at 40 %"');
    expect(html).not.toContain('Angle in degrees');
    expect(draw({ value: 'linear-gradient(45deg,#000,#fff)' })).toContain('value="45°"');
  });
  it('has no gradients where one colour stands', () => {
    expect(draw({ mayBeGradient: false })).not.toContain('>Gradient<');
    expect(draw({ mayBeGradient: true })).toContain('>Gradient<');
  });
  it('offers the colours of the theme when it is given one', () => {
    expect(draw({ theme: themeSchema.parse({}) })).toMatch(/Primary.*Secondary/);
    expect(draw({})).not.toContain('Primary');
  });
  it('says how well it can be read', () => {
    const against = { label: 'the text', paint: '#ffffff' };
    expect(draw({ value: '#16201b', against })).toMatch(/1\d\.\d:1 with the text: easy to read/);
    expect(draw({ value: 'linear-gradient(90deg,#000,#fff)', against })).toContain('1.0:1 with the text: hard to read');
  });
});

describe('fields of colours', () => {
  it('say their paint in words', () => {
    const html = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <MantineProvider>
          <ColourField label="Text" value="#16201b" onChange={() => undefined} />
          <ColourField label="Accent" value={undefined} onChange={() => undefined} />
          <PaintField label="Ground" value="linear-gradient(90deg,#000,#fff)" onChange={() => undefined} />
        </MantineProvider>
      </I18nProvider>,
    );
    expect(html).toContain('aria-label="Text: #16201B"');
    expect(html).toContain('aria-label="Accent: As in the theme"');
    expect(html).toContain('aria-label="Ground: Linear, 2 colours"');
    expect(html).toContain('aria-label="Reset Text to the theme&#x27;s"');
    expect(html).not.toContain('aria-label="Reset Accent');
  });
});
