import { compileMessage } from '@lingui/message-utils/compileMessage';
import { transform } from '@swc/core';
import type { Plugin } from 'vite';
import { linguiMacros } from './lingui-macros.mjs';

// As SWC writes a descriptor; a message is a literal in double quotes.
const message = /(\bid: "[^"]+",\s*message: )("(?:[^"\\]|\\.)*")/g;

/** Parses messages of the source language here, so that no parser is sent to browsers. */
const withCompiledMessages = (code: string) =>
  code.replaceAll(message, (_all, start: string, literal: string) => {
    const text: string = JSON.parse(literal.replaceAll(/\\x(..)/g, '\\u00$1'));
    return `${start}${JSON.stringify(compileMessage(text))}`;
  });

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
