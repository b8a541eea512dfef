import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@linkyard/languages';

/** The folder of the installation: the one that holds nx.json, seen from the sources and from the build alike. */
export function installationRoot(from = fileURLToPath(import.meta.url)): string {
  const folder = dirname(from);
  if (existsSync(join(folder, 'nx.json'))) return folder;
  if (folder === from) throw new Error('nx.json was not found above the gateway: the installation is incomplete');
  return installationRoot(folder);
}

/** URL prefix → folder of everything the gateway serves from memory. */
export function webMounts(root = installationRoot()): Record<string, string> {
  const catalogue = join(root, 'services/campaigns-and-templates/catalogue/link');
  const art = existsSync(catalogue)
    ? readdirSync(catalogue).map((slug) => [`/catalogue/${slug}`, join(catalogue, slug, 'art')])
    : [];
  return {
    '/': join(root, 'frontend/dist'),
    '/assets/blocks': join(root, 'libs/blocks/dist/behaviours'),
    '/assets/storefront': join(root, 'libs/storefront/dist/scripts-of-screens'),
    '/catalogue/thumbs': join(root, 'services/campaigns-and-templates/catalogue/thumbs'),
    ...Object.fromEntries(art),
  };
}

/** Files that are many and of which an installation uses few. */
export const onDemandMounts = (root = installationRoot()): Record<string, string> => ({
  '/assets/fonts': join(root, 'libs/fonts/dist'),
  // The emoji picker reads the names of emojis in the language of its reader; it would ask a CDN for them.
  ...Object.fromEntries(
    languages.map((language) => [`/assets/emojis/${language}`, join(root, 'node_modules/emojibase-data', language)]),
  ),
});
