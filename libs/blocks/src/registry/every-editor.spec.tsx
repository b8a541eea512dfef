import { describe, expect, it } from '@jest/globals';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { Writable } from 'node:stream';
import { Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { i18n } from '@linkyard/ui/language';
import type { EditorContext } from '../editor/context.js';
import { themeSchema } from '../kit/design.js';
import { pageTexts } from '../locales/texts.js';
import { editors } from './editors.gen.js';
import { broken } from './hostile.js';
import { blockOf } from './index.js';

const context: EditorContext = {
  pages: [{ _id: 'a'.repeat(24), name: 'Home', slug: 'home', isHome: true, href: '/ada' }],
  pickImage: () => Promise.resolve(null),
  pickImages: () => Promise.resolve([]),
  pickFile: () => Promise.resolve(null),
  campaignId: null,
  i18n: pageTexts('en'),
  theme: themeSchema.parse({}),
};

async function drawForm(code: string, value: unknown): Promise<string> {
  const editor = editors[code];
  if (!editor) throw new Error(`No form for ${code}`);
  const { prelude } = await prerenderToNodeStream(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <Suspense>
          <editor.Form value={value} onChange={() => undefined} context={context} />
        </Suspense>
      </MantineProvider>
    </I18nProvider>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  let html = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      html += chunk.toString();
      done();
    },
  });
  await new Promise((resolve, reject) => prelude.pipe(sink).on('finish', resolve).on('error', reject));
  return html;
}

describe.each(Object.keys(editors))('the form of %s', (code) => {
  it('shows its default', async () => {
    const html = await drawForm(code, blockOf(code)?.createDefault(pageTexts('en')));
    expect(html).toMatch(/<(?:input|button|textarea|div role="textbox")/);
  });
  it('opens on a block that was never filled in', async () => {
    expect((await drawForm(code, {})).length).toBeGreaterThan(200);
    for (const value of broken.slice(0, 6)) expect((await drawForm(code, value)).length).toBeGreaterThan(200);
  });
});
