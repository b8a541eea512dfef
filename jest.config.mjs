import { readFileSync } from 'node:fs';

// As the build compiles, except that the build leaves the specs out.
const {
  exclude: _specs,
  $schema: _schema,
  ...compile
} = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));

// One runner, four rungs: unit (no I/O), component (a DOM, no network), integration (real servers), e2e (through the gateway).
const shared = {
  rootDir: '.',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
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
