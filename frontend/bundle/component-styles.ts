import type { Plugin } from 'vite';

const everything = '@mantine/core/styles.layer.css';
// What no component names as its own, in the order it has in the file of everything.
const ofAll = ['baseline', 'default-css-variables', 'global'];
const sheet = (name: string) => `import '@mantine/core/styles/${name}.layer.css';\n`;

/** `…/Button.module.mjs` is where the class names of a component stand, and all that uses them imports it. */
const classNames = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/**
 * Gives each component of Mantine its own style sheet in the build, so that a screen loads those of what it shows: all of them are five times what
 * the editor shows. One that stands upon another imports it, so its sheet comes after the other's; the app's own rules are outside their layer and
 * stronger wherever they stand. The development server packs the library beforehand and keeps the file of everything.
 * @source mantine.dev/styles/css-files-list
 */
export function componentStyles(): Plugin {
  return {
    name: 'linkyard:component-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const component = classNames.exec(id)?.[1];
      if (component) return { code: sheet(component) + code, map: null };
      if (id.includes('/node_modules/') || !code.includes(`import '${everything}';\n`)) return null;
      return { code: code.replace(`import '${everything}';\n`, ofAll.map(sheet).join('')), map: null };
    },
  };
}
