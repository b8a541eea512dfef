/**
 * How SWC expands Lingui's macros, for the build and for the tests. The messages stay in the code: English needs no
 * catalogue. Version 6 of the plugin makes the ids of Lingui 5 when it is asked to.
 *
 * @type {[string, Record<string, unknown>]} */
export const linguiMacros = [
  '@lingui/swc-plugin',
  {
    descriptorFields: 'message',
    useLinguiV5IdGeneration: true,
    runtimeModules: {
      i18n: ['@linkyard/ui/language', 'i18n'],
      Trans: ['@lingui/react', 'Trans'],
      useLingui: ['@lingui/react', 'useLingui'],
    },
  },
];
