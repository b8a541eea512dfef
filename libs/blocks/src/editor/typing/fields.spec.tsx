import { describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { NumberField } from './NumberField.js';
import { TextArea } from './TextArea.js';
import { TextField } from './TextField.js';

const nothing = () => undefined;
const draw = (field: React.ReactNode) => renderToStaticMarkup(<MantineProvider env="test">{field}</MantineProvider>);

describe('debounced fields', () => {
  it('show their value under their label, with what is said of it', () => {
    const html = draw(<TextField label="Title" value="A jug" error="Too short" onChange={nothing} />);
    expect(html).toMatch(/<label[^>]* for="([^"]+)"[^>]*>Title<\/label>.*<input[^>]* id="\1"/);
    expect(html).toMatch(/<input[^>]* value="A jug"/);
    expect(html).toMatch(/<input[^>]* aria-invalid="true"/);
    expect(html).toContain('Too short');
    expect(html).not.toContain('onCommit');
    expect(draw(<TextArea label="Text" value="Stoneware" onChange={nothing} />)).toMatch(/<textarea[^>]*>Stoneware</);
    expect(draw(<NumberField label="Height" value={250} suffix=" px" onChange={nothing} />)).toContain(
      'value="250 px"',
    );
  });
});
