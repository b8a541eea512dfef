import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Parses messages of the source language, so that no parser is sent to browsers.
 *
 * @param code JavaScript in which the macros are expanded: each descriptor is a literal with an `id` and a `message`
 * @returns the code with each message as Lingui compiles it
 */
export function withCompiledMessages(code: string): string {
  const edits: Edit[] = [];
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    ObjectExpression({ properties }) {
      const texts = new Map<string, Edit>();
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const { key, value } = property;
        if (value.type === 'Literal' && typeof value.value === 'string')
          texts.set(key.name, { start: value.start, end: value.end, text: value.value });
      }
      const message = texts.get('message');
      if (message && texts.has('id')) edits.push({ ...message, text: JSON.stringify(compileMessage(message.text)) });
    },
  });
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end), code);
}
