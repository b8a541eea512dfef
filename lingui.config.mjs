import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** English is the source. The pseudo-locale `ar-XB` shows texts that bypass the catalogue, and mirrors the app. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'ar-XB'],
  pseudoLocale: 'ar-XB',
  catalogs: [
    {
      path: `${process.env['LINGUI_CATALOGUES'] ?? '<rootDir>/frontend/locales'}/{locale}`,
      include: [
        '<rootDir>/frontend/src',
        '<rootDir>/libs/ui/src',
        '<rootDir>/libs/blocks/src',
        '<rootDir>/libs/contracts/src',
      ],
      exclude: ['**/*spec.ts', '**/*spec.tsx', '**/gallery/**', '**/dist/**', '**/node_modules/**'],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
});
