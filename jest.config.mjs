import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundlesForTests } from './deploy/scripts/testing/bundles.mjs';
import { linguiMacros } from './frontend/bundle/lingui-macros.mjs';

// As the build compiles, except that the build leaves the specs out.
const {
  exclude: _specs,
  $schema: _schema,
  ...compile
} = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));

// Texts of the app are written with Lingui's macros.
const withMacros = { ...compile, jsc: { ...compile.jsc, experimental: { plugins: [linguiMacros] } }, swcrc: false };

// Most of the modules of most specs are in these. Coverage is counted by source file: then nothing is bundled.
const bundled = {
  contracts: ['.', './testing'],
  blocks: ['.', './schema'],
  'service-kit': ['.', './testing', './threads'],
};
const packages = process.argv.some((arg) => arg.startsWith('--coverage')) ? {} : bundled;
const bundles = await bundlesForTests({
  packages,
  compile,
  folder: fileURLToPath(new URL('.data/test-bundles', import.meta.url)),
});

// One runner, five rungs: unit (no I/O), component (a DOM, no network), integration (real servers), e2e (through the gateway), tls (through Caddy).
const shared = {
  rootDir: '.',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '/(frontend|libs/ui|libs/blocks)/src/.+\\.tsx?$': ['@swc/jest', withMacros],
    '^.+\\.tsx?$': ['@swc/jest', { ...compile, swcrc: false }],
    '/test-bundles/.+\\.mjs$': '<rootDir>/deploy/scripts/testing/bundle-for-jest.mjs',
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

const ofComponents = {
  testEnvironment: '<rootDir>/deploy/scripts/testing/component-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['@linkyard/source', 'browser'] },
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/libs/testing/src/component-setup.ts'],
};

/** They change what all accounts share, load the gateway to its limits, or judge the whole installation: one after the other, alone. */
const platformWide = ['ai-images', 'overload', 'payment-webhooks', 'site-settings', 'slot-flood'].map(
  (name) => `<rootDir>/gateway/e2e/${name}.e2e-spec.ts`,
);

/** A rung of specs. Those of a bundled package are a project of its own and read its sources, so that no spec has a module twice. */
const rung = (displayName, endings, more = {}) => [
  project({
    ...{ displayName, mapped: Object.keys(bundles), testMatch: endings.map((ending) => `<rootDir>/**/*${ending}`) },
    testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...Object.keys(packages).map(folderOf)],
    ...more,
  }),
  ...Object.keys(packages).map((lib) =>
    project({
      ...{ displayName, mapped: Object.keys(bundles).filter((specifier) => !isOf(lib, specifier)) },
      roots: [folderOf(lib)],
      testMatch: endings.map((ending) => `${folderOf(lib)}**/*${ending}`),
      ...more,
    }),
  ),
];
const project = ({ mapped, ...options }) => ({
  ...shared,
  ...options,
  moduleNameMapper: {
    ...Object.fromEntries(mapped.map((specifier) => [`^${specifier}$`, bundles[specifier]])),
    ...shared.moduleNameMapper,
  },
});
const folderOf = (lib) => `<rootDir>/libs/${lib}/`;
const isOf = (lib, specifier) => `${specifier}/`.startsWith(`@linkyard/${lib}/`);
const e2e = { mapped: Object.keys(bundles), testMatch: ['<rootDir>/**/*.e2e-spec.ts'] };

export default {
  // Modules of a finished suite stay in memory with VM modules: a worker that has grown is replaced.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    ...rung('unit', ['.spec.ts', '.spec.tsx']),
    ...rung('component', ['.component-spec.tsx'], ofComponents),
    ...rung('integration', ['.int-spec.ts']),
    project({
      ...e2e,
      displayName: 'e2e',
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...platformWide],
    }),
    project({ ...e2e, displayName: 'e2e-platform', testMatch: platformWide }),
    project({ ...e2e, displayName: 'tls', testMatch: ['<rootDir>/**/*.tls-spec.ts'] }),
  ],
};
