import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const programs = /^(?:npm|npx|node|docker|cp|make|git|curl|sh|bash|kubectl)\s/;

/** The commands that a page gives its reader to run: lines of code blocks and code within sentences, each once. */
export function commandsIn(markdown) {
  const blocks = [...markdown.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const inline = [...markdown.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  return [...new Set([...blocks, ...inline].map((code) => code.trim()).filter((code) => programs.test(code)))];
}

export const readmeCommands = () => commandsIn(readFileSync(inRoot('README.md'), 'utf8'));
