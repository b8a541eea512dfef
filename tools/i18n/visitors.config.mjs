import { join } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { editorOfBlocks } from './app.config.mjs';

/** The projects whose texts visitors and recipients of mails read. */
export const projects = [
  'gateway',
  'libs/blocks',
  'libs/storefront',
  'services/bookings',
  'services/commerce',
  'services/media',
  'services/notifications-and-chat',
];

/** Refusals and labels that contracts declare and that public screens show. */
const inContracts = (...parts) => parts.map((part) => `<rootDir>/libs/contracts/src/${part}`);
const declared = {
  gateway: inContracts('errors'),
  'libs/storefront': inContracts('bookings/webinars/goto-fields.ts', 'bookings/registrations/registration-view.ts'),
};

const folder = process.env['LINGUI_CATALOGUES'];
const catalogue = (project) => ({
  path: `${folder ? `${folder}/${project}` : `<rootDir>/${project}/src/locales`}/{locale}`,
  include: [`<rootDir>/${project}/src`, ...(declared[project] ?? [])],
  exclude: ['**/*spec.ts', '**/*spec.tsx', '**/dist/**', ...editorOfBlocks.map((files) => `**/blocks/src/${files}`)],
});

/**
 * One catalogue for each project, of its calls `i18n.t('…')`, and the module that the project loads. English stands in
 * the code.
 */
export default defineConfig({
  rootDir: join(import.meta.dirname, '../..'),
  sourceLocale: 'en',
  locales: ['de'],
  compileNamespace: 'ts',
  orderBy: 'messageId',
  // Nest's decorators of parameters.
  extractorParserOptions: { tsExperimentalDecorators: true },
  catalogs: projects.map(catalogue),
  format: formatter({ lineNumbers: false, origins: false, explicitIdAsDefault: true }),
});
