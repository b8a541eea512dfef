/** Adds the exports of a capability to the end of its service's contracts. */
export function withExports(source, folder, files) {
  const lines = files.map((file) => `export * from './${folder}/${file}';`);
  return `${source.trimEnd()}\n${lines.join('\n')}\n`;
}

/**
 * Adds a module to `serviceOf('…', [ … ])`.
 * @param {string} source @param {Record<string, string>} names  from `spellings`
 * @throws Error  when the file has no such list
 */
export function withModule(source, names) {
  const { Many, 'many-': folder } = names;
  const lastImport = source.lastIndexOf('import ');
  const end = source.indexOf('\n', lastImport) + 1;
  const list = source.lastIndexOf(']);');
  if (lastImport < 0 || list < 0) throw new Error('The service module has no list of capabilities');
  const line = `import { ${Many}Module } from './${folder}/${folder}.module.js';\n`;
  return `${source.slice(0, end)}${line}${source.slice(end, list)}  ${Many}Module,\n${source.slice(list)}`;
}

const firstReserved = "  // The web app's own routes.\n";

/** No public page may take the address of the screen. @throws Error  when the list of reserved names has moved */
export function withReserved(source, segment) {
  if (!source.includes(firstReserved)) throw new Error('The list of reserved names has moved');
  return source.includes(`'${segment}'`) ? source : source.replace(firstReserved, `${firstReserved}  '${segment}',\n`);
}
