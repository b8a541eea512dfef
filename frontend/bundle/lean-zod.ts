import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Where zod writes JSON Schema. Each schema of its classic build holds on to all of it. */
const writers = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
const exported = /^export (?:const|function) (\w+)/gm;

// The `create…` ones are called for a schema whether or not somebody asks for what they make.
const refusal = `const refuse = () => { throw new Error('The app writes no JSON Schema'); };
const late = () => refuse;`;

/**
 * Leaves out of the app how zod writes JSON Schema, 5 kB of every first visit: the gateway does that for its documentation, a browser never.
 * Asked for all the same it throws.
 */
export function leanZod(): Plugin {
  return {
    name: 'linkyard:lean-zod',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!writers.test(id)) return null;
      const names = [...(await readFile(id, 'utf8')).matchAll(exported)].flatMap(([, name]) => name ?? []);
      if (names.length === 0) throw new Error(`${id} exports nothing that is known here`);
      const stubs = names.map((name) => `${name.startsWith('create') ? 'late' : 'refuse'} as ${name}`);
      return { code: `${refusal}\nexport { ${stubs.join(', ')} };\n`, map: null };
    },
  };
}
