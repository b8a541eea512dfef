import { describe, expect, it } from '@jest/globals';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DonationItem } from '@linkyard/contracts';
import { i18n } from '@linkyard/ui/language';
import type { EditorContext } from '../editor/context.js';
import { themeSchema } from '../kit/design.js';
import { pageTexts } from '../locales/texts.js';
import { Editor } from './Editor.js';
import { donateSchema } from './schema.js';

const context = (providers: DonationItem['provider'][]): EditorContext => ({
  ...{ pages: [], campaignId: null, i18n: pageTexts('en'), theme: themeSchema.parse({}) },
  pickImage: () => Promise.resolve(null),
  pickImages: () => Promise.resolve([]),
  pickFile: () => Promise.resolve(null),
  sources: {
    donations: providers.map((provider) => ({
      ...{ _id: provider, provider, action: '/donate' },
      goals: [],
      raised: [],
      supporters: [],
    })),
  },
});
const paidBy = (donatType: DonationItem['provider'], providers: DonationItem['provider'][]): string | undefined => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MantineProvider>
        <Editor value={donateSchema.parse({ donatType })} onChange={() => undefined} context={context(providers)} />
      </MantineProvider>
    </I18nProvider>,
  );
  return /value="(PayPal|Card \(Stripe\))"/.exec(html)?.[1];
};

describe('the provider that the form of a donation block names', () => {
  it.each([
    ['the one that is connected, though the other is the default', 'paypal', ['stripe'], 'Card (Stripe)'],
    ['also the other way round', 'stripe', ['paypal'], 'PayPal'],
    ['the chosen one of both', 'paypal', ['stripe', 'paypal'], 'PayPal'],
    ['the chosen one while none is connected', 'paypal', [], 'PayPal'],
  ] as const)('is %s', (_what, chosen, connected, named) => {
    expect(paidBy(chosen, [...connected])).toBe(named);
  });
});
