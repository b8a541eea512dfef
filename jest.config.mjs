import { readFileSync } from 'node:fs';
import { linguiMacros } from './frontend/bundle/lingui-macros.mjs';

// As the build compiles, except that the build leaves the specs out.
const {
  exclude: _specs,
  $schema: _schema,
  ...compile
} = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));

// Texts of the app are written with Lingui's macros.
const withMacros = { ...compile, jsc: { ...compile.jsc, experimental: { plugins: [linguiMacros] } }, swcrc: false };

// One runner, four rungs: unit (no I/O), component (a DOM, no network), integration (real servers), e2e (through the gateway).
const shared = {
  rootDir: '.',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '/(frontend|libs/ui|libs/blocks)/src/.+\\.tsx?$': ['@swc/jest', withMacros],
    '^.+\\.tsx?$': ['@swc/jest', { ...compile, swcrc: false }],
    '\\.css$': '<rootDir>/deploy/scripts/testing/styles-for-jest.mjs',
  },
  transformIgnorePatterns: ['/node_modules/(?!.*\\.css$)'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@linkyard/source', 'node', 'node-addons'] },
  // The browser journeys are playwright's.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/frontend/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.nx/'],
  setupFilesAfterEnv: ['<rootDir>/libs/testing/src/jest-matchers.ts'],
};

export default {
  // Modules of a finished suite stay in memory with VM modules: a worker that has grown is replaced.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'] },
    {
      ...shared,
      displayName: 'component',
      testMatch: ['<rootDir>/**/*.component-spec.tsx'],
      testEnvironment: '<rootDir>/deploy/scripts/testing/component-environment.mjs',
      testEnvironmentOptions: { customExportConditions: ['@linkyard/source', 'browser'] },
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/libs/testing/src/component-setup.ts'],
    },
    { ...shared, displayName: 'integration', testMatch: ['<rootDir>/**/*.int-spec.ts'] },
    { ...shared, displayName: 'e2e', testMatch: ['<rootDir>/**/*.e2e-spec.ts'] },
  ],
};
