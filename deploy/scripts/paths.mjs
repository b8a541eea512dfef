import { join, resolve } from 'node:path';

/** The repository. */
export const root = resolve(import.meta.dirname, '../..');
export const inRoot = (...parts) => join(root, ...parts);

/** What the build must have left behind for the stack to start. */
export const entryPoints = {
  app: inRoot('deploy/all-in-one/dist/main.js'),
  simulators: inRoot('libs/simulators/dist/main.js'),
};

const tool = (name) => inRoot('node_modules/.bin', name);

/** Programs of the installed packages, run with this very Node. */
export const tools = {
  nx: tool('nx'),
  jest: tool('jest'),
  eslint: tool('eslint'),
  prettier: tool('prettier'),
  playwright: tool('playwright'),
  // Two compilers are installed; this one is the fast one, and not the one that .bin names.
  types: inRoot('node_modules/typescript-native/bin/tsc'),
};
