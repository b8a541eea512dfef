// Writes src/registry/*.gen.ts from the block folders: adding a block is adding a folder.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'src');

const isBlock = (folder) =>
  existsSync(join(source, folder, 'block.ts')) && existsSync(join(source, folder, 'Public.tsx'));
const codes = readdirSync(source)
  .filter((folder) => folder.startsWith('el_') && isBlock(folder))
  .sort();
const has = (code, file) => existsSync(join(source, code, file));
const head = '// Made by tools/generate-registry.mjs from the block folders. Do not edit.\n';

function definitions() {
  const imports = codes.map((code) => `import { block as ${code} } from '../${code}/block.js';`);
  return `${head}${imports.join('\n')}\n\nexport const definitions = {\n${codes.map((code) => `  ${code},`).join('\n')}\n} as const;\n`;
}

function publicViews() {
  const imports = ["import { type PublicView, publicView } from '../kit/public-view.js';"];
  const rows = codes.map((code) => {
    imports.push(`import { block as ${code} } from '../${code}/block.js';`);
    imports.push(`import { Public as ${code}_view } from '../${code}/Public.js';`);
    const css = has(code, 'public.css.ts');
    if (css) imports.push(`import { css as ${code}_css } from '../${code}/public.css.js';`);
    return `  ${code}: publicView(${code}, ${code}_view${css ? `, ${code}_css` : ''}),`;
  });
  return `${head}${imports.join('\n')}\n\nexport const publicViews: Record<string, PublicView> = {\n${rows.join('\n')}\n};\n`;
}

function iconOf(code) {
  const found = /icon:\s*'(Icon\w+)'/.exec(readFileSync(join(source, code, 'block.ts'), 'utf8'));
  if (!found) throw new Error(`${code}/block.ts names no icon: 'Icon…'`);
  return found[1];
}

function editors() {
  const withEditor = codes.filter((code) => has(code, 'Editor.tsx'));
  const icons = [...new Set(withEditor.map(iconOf))].sort();
  const imports = [
    ...(icons.length ? [`import { ${icons.join(', ')} } from '@tabler/icons-react';`] : []),
    "import { type BlockEditor, blockEditor } from '../editor/block-editor.js';",
    ...withEditor.map((code) => `import { block as ${code} } from '../${code}/block.js';`),
  ];
  const rows = withEditor.map(
    (code) => `  ${code}: blockEditor(${code}, ${iconOf(code)}, () => import('../${code}/Editor.js')),`,
  );
  return `${head}${imports.join('\n')}\n\nexport const editors: Record<string, BlockEditor> = {\n${rows.join('\n')}\n};\n`;
}

function answers() {
  const collecting = codes.filter((code) => has(code, 'answers.ts'));
  const imports = [
    "import type { ParseAnswers } from '../el_form/answer-types.js';",
    ...collecting.map((code) => `import { parseAnswers as ${code} } from '../${code}/answers.js';`),
  ];
  const rows = collecting.map((code) => `  ${code},`).join('\n');
  return `${head}${imports.join('\n')}\n\nexport const answerParsers: Record<string, ParseAnswers> = {\n${rows}\n};\n`;
}

export const generated = {
  'definitions.gen.ts': definitions,
  'public.gen.ts': publicViews,
  'editors.gen.ts': editors,
  'answers.gen.ts': answers,
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes('--check');
  const stale = Object.entries(generated).filter(([file, make]) => {
    const path = join(source, 'registry', file);
    const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const wanted = make();
    if (!check && current !== wanted) writeFileSync(path, wanted);
    return current !== wanted;
  });
  const names = stale.map(([file]) => file).join(', ');
  if (check && stale.length) {
    console.error(`Registry is not current (${names}): run node libs/blocks/tools/generate-registry.mjs`);
    process.exitCode = 1;
  } else {
    console.log(
      stale.length ? `Wrote ${names} for ${codes.length} blocks.` : `Registry of ${codes.length} blocks is current.`,
    );
  }
}
