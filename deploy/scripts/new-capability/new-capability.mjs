// npm run new:capability -- <service> <name>: contracts, service, e2e spec and list screen of a capability with five calls.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../commands.mjs';
import { inRoot, root, tools } from '../paths.mjs';
import { explain, Problem } from '../problem.mjs';
import { withExports, withModule, withReserved } from './edits.mjs';
import { germanTexts, withTranslations } from './german.mjs';
import { fill, spellings } from './names.mjs';

const reservedSlugs = 'libs/contracts/src/campaigns-and-templates/campaigns/reserved-slugs.ts';
const german = 'frontend/locales/de.po';
const calls = ['list', 'get', 'add-update', 'status', 'delete'];

/** Where each template goes. @returns {[template: string, target: string][]} */
function targets(service, { One, Many, 'one-': one, 'many-': many }) {
  const contracts = `libs/contracts/src/${service}/${many}`;
  const server = `services/${service}/src/${many}`;
  const screen = `frontend/src/features/${many}`;
  return [
    ['contract-view.ts', `${contracts}/${one}-view.ts`],
    ...calls.map((call) => [`contract-${call}.ts`, `${contracts}/${call}.ts`]),
    ['service-schema.ts', `${server}/${one}.schema.ts`],
    ...['repository', 'service', 'controller', 'module'].map((part) => [
      `service-${part}.ts`,
      `${server}/${many}.${part}.ts`,
    ]),
    ['service-int-spec.ts', `${server}/${many}.int-spec.ts`],
    ['gateway-e2e-spec.ts', `gateway/e2e/${many}.e2e-spec.ts`],
    ['screen-feature.ts', `${screen}/feature.ts`],
    ['screen-api.ts', `${screen}/api.ts`],
    ['screen-Drawer.tsx', `${screen}/${One}Drawer.tsx`],
    ['screen-Screen.tsx', `${screen}/${Many}Screen.tsx`],
    ['screen-component-spec.tsx', `${screen}/${Many}Screen.component-spec.tsx`],
  ];
}

function edit(file, change) {
  writeFileSync(inRoot(file), change(readFileSync(inRoot(file), 'utf8')));
  return file;
}

/** @throws Error  with what the tool printed, when it fails */
async function runTool(...command) {
  const { code, output } = await run(process.execPath, command, { cwd: root });
  if (code !== 0) throw new Error(output);
}

async function generate([service, name]) {
  const services = readdirSync(inRoot('services')).filter((folder) => folder !== 'workers');
  if (!services.includes(service) || name === undefined) {
    throw new Problem(
      'Name a service and a capability',
      `For example: npm run new:capability -- commerce gift-cards. The services are ${services.join(', ')}`,
    );
  }
  const module = `services/${service}/src/${service}.module.ts`;
  if (!readFileSync(inRoot(module), 'utf8').includes('serviceOf(')) {
    throw new Problem(
      `${service} has no list of capabilities yet`,
      'Its collections move to mongoose first (ADR 0017)',
    );
  }
  const names = { ...spellings(name), service };
  const files = targets(service, names);
  const taken = files.find(([, target]) => existsSync(inRoot(target)));
  if (taken) throw new Problem(`${taken[1]} exists already`, 'Choose another name');
  for (const [template, target] of files) {
    const source = readFileSync(join(import.meta.dirname, 'templates', `${template}.tmpl`), 'utf8');
    mkdirSync(dirname(inRoot(target)), { recursive: true });
    writeFileSync(inRoot(target), fill(source, names));
  }
  const exported = [`${names['one-']}-view.js`, ...calls.map((call) => `${call}.js`)];
  const edited = [
    edit(`libs/contracts/src/${service}/index.ts`, (source) => withExports(source, name, exported)),
    edit(module, (source) => withModule(source, names)),
    edit(reservedSlugs, (source) => withReserved(source, name)),
  ];
  const written = [...files.map(([, target]) => target), ...edited];
  await runTool(tools.prettier, '--write', ...written);
  await runTool(inRoot('gateway/tools/roles-page.mjs'));
  await runTool(
    inRoot('node_modules/@lingui/cli/dist/lingui.js'),
    'extract',
    '--clean',
    '--config',
    inRoot('tools/i18n/app.config.mjs'),
  );
  edit(german, (source) => withTranslations(source, germanTexts(names)));
  for (const file of [...written, 'docs/ROLES.md', 'frontend/locales/']) console.log(`  ${file}`);
  console.log(`\n${german} holds the English noun: translate it there.`);
  console.log(`Next: npm run types, then npm test -- --only=unit,component,integration,e2e ${name}`);
}

try {
  await generate(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
