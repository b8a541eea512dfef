import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { frontendZones } from './tools/eslint/frontend-zones.mjs';
import { bareProperties, bareText } from './tools/eslint/bare-text.mjs';
import { codedRefusals } from './tools/eslint/coded-refusals.mjs';
import { depConstraints } from './tools/eslint/module-boundaries.mjs';
import { formatsInOnePlace } from './tools/eslint/formats.mjs';
import { gatewayMarkup } from './tools/eslint/gateway-markup.mjs';
import { plainLanguage } from './tools/eslint/plain-language.mjs';
import { redundantInject } from './tools/eslint/redundant-inject.mjs';
import { serviceAreas } from './tools/eslint/service-areas.mjs';
import { siteAddresses } from './tools/eslint/site-addresses.mjs';

const syntaxRules = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
  {
    selector: 'MethodDefinition[kind="constructor"][value.params.length>8]',
    message: 'A class with over eight collaborators does too much.',
  },
];
const serverRules = [
  ...syntaxRules,
  {
    selector: "CallExpression[callee.object.name='Promise'][callee.property.name='race']",
    message: 'For a time limit use withTimeout or settlesWithin of @linkyard/time/with-timeout.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '.nx/**',
      '**/*.gen.ts',
      '**/src/locales/de.ts',
      '**/fixtures/**',
      'test-results/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    plugins: { '@nx': nx, 'react-hooks': reactHooks },
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      complexity: ['warn', 15],
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-syntax': ['error', ...syntaxRules],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: false, allow: [], depConstraints }],
    },
  },
  frontendZones,
  serviceAreas,
  plainLanguage,
  formatsInOnePlace,
  bareText,
  bareProperties,
  gatewayMarkup,
  codedRefusals,
  redundantInject,
  siteAddresses,
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.e2e-spec.ts', '**/*.int-spec.ts'],
    rules: { 'max-lines': ['error', { max: 600, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@mantine/form',
          message: 'An edit screen uses useRecordForm, any other form useUiForm of @linkyard/ui.',
        },
      ],
    },
  },
  // Provider adapters are checked against the simulators; production code must not know them.
  {
    files: ['services/**/*.int-spec.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          depConstraints: depConstraints.map((constraint) => ({
            ...constraint,
            onlyDependOnLibsWithTags: [...constraint.onlyDependOnLibsWithTags, 'scope:simulators'],
          })),
        },
      ],
    },
  },
  {
    files: ['gateway/**/*.ts', 'libs/**/*.ts', 'services/**/*.ts'],
    ignores: ['**/*spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...serverRules] },
  },
  {
    files: ['services/**/*.ts'],
    ignores: ['**/*.repository.ts', '**/*spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...serverRules,
        {
          selector: "MemberExpression[property.name='collection'][object.property.name=/[mM]odel$/]",
          message: 'Model.collection knows no owner, no strictness and no transaction: only a repository may use it.',
        },
      ],
    },
  },
  {
    files: ['deploy/scripts/**', 'deploy/faults/**', '**/tools/**', '**/bench/**', '*.mjs'],
    rules: { 'no-console': 'off' },
  },
  // A bench measures its project from outside, with the tools of deploy/bench; nothing imports a bench.
  { files: ['**/bench/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
);
