import { transform } from '@swc/core';
import type { Plugin } from 'vite';
import { withCompiledMessages } from './compiled-messages.js';
import { linguiMacros } from './lingui-macros.mjs';

/** Expands Lingui's macros before anything else reads a file; the types and the JSX are left to Vite. */
export function expandMacros(): Plugin {
  return {
    name: 'linkyard:lingui-macros',
    enforce: 'pre',
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\.tsx?$/.test(file) || !/@lingui\/(core|react)\/macro/.test(code)) return;
      const { code: expanded, map } = await transform(code, {
        filename: file,
        swcrc: false,
        configFile: false,
        sourceMaps: true,
        jsc: {
          target: 'esnext',
          parser: { syntax: 'typescript', tsx: file.endsWith('x') },
          transform: { react: { runtime: 'automatic' } },
          experimental: { plugins: [linguiMacros] },
        },
      });
      return { code: withCompiledMessages(expanded), map: map ?? null };
    },
  };
}
