import { build, type Plugin, type UserConfig } from 'vite';
import { planChunks } from './chunk-plan.js';

/** The files the bundler makes by itself, as small as can be. Nothing is written. */
async function finestDivision(config: UserConfig) {
  const made = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false, emptyOutDir: false },
  });
  const outputs = Array.isArray(made) ? made : [made];
  return outputs.flatMap((output) => ('output' in output ? output.output.filter((part) => part.type === 'chunk') : []));
}

/**
 * Puts modules together that are needed together. It asks the bundler first, because only the bundler knows what is left of a module that names
 * everything a library has.
 * @param config  what the build is made of beside this
 */
export function groupedChunks(config: UserConfig): Plugin {
  return {
    name: 'linkyard:grouped-chunks',
    apply: 'build',
    async config() {
      const plan = planChunks(await finestDivision(config));
      const name = (id: string) => plan.get(id) ?? null;
      return {
        build: {
          rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name }] } } },
        },
      };
    },
  };
}
