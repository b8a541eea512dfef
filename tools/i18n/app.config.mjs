import { join } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * What only the editor shows of the blocks. The texts of their public views are in a catalogue of their own, by
 * `visitors.config.mjs`.
 */
export const editorOfBlocks = [
  'editor/**/*.{ts,tsx}',
  '*/editor/*.{ts,tsx}',
  '*/*Editor.tsx',
  '*/block.ts',
  'kit/*.ts',
  'kit/public-view.tsx',
  'page/SectionView.tsx',
  'el_social_icons/social-types.ts',
];

/** English is the source. The pseudo-locale `ar-XB` shows texts that bypass the catalogue, and mirrors the app. */
export default defineConfig({
  rootDir: join(import.meta.dirname, '../..'),
  sourceLocale: 'en',
  locales: ['en', 'de', 'ar-XB'],
  pseudoLocale: 'ar-XB',
  // By message, those with ids of their own would change places with each extraction.
  orderBy: 'messageId',
  catalogs: [
    {
      path: `${process.env['LINGUI_CATALOGUES'] ?? '<rootDir>/frontend/locales'}/{locale}`,
      include: [
        '<rootDir>/frontend/src',
        '<rootDir>/libs/ui/src',
        ...editorOfBlocks.map((files) => `<rootDir>/libs/blocks/src/${files}`),
        '<rootDir>/libs/contracts/src',
      ],
      exclude: ['**/*spec.ts', '**/*spec.tsx', '**/gallery/**', '**/dist/**', '**/node_modules/**'],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
});
