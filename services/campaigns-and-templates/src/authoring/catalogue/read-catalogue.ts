import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  type BlockStarter,
  blockStarter,
  type DemoPage,
  demoPage,
  type LinkStarter,
  linkStarter,
  type StarterCategory,
  starterCategory,
  type StarterSection,
} from './catalogue-schema.js';
import { keepDatesAhead } from './keep-dates-ahead.js';

/** A starter and its picture in the gallery. */
export type WithThumb<Starter> = Starter & { thumb: string };
export interface Catalogue {
  categories: StarterCategory[];
  linkTemplates: WithThumb<LinkStarter>[];
  blockTemplates: WithThumb<BlockStarter>[];
}

/** The catalogue stands beside src/ and dist/ alike: walk up until it is there. */
export function catalogueFolder(from = dirname(fileURLToPath(import.meta.url))): string {
  const folder = join(from, 'catalogue');
  if (existsSync(join(folder, 'categories.json'))) return folder;
  if (dirname(from) === from) throw new Error('The starter catalogue was not found: the installation is incomplete.');
  return catalogueFolder(dirname(from));
}

function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${path} is not a starter: ${z.prettifyError(result.error)}`);
}
const withThumb = <Starter extends { slug: string }>(starter: Starter): WithThumb<Starter> => ({
  ...starter,
  thumb: `/catalogue/thumbs/${starter.slug}.webp`,
});
const byOrder = (one: { sortOrder: number }, two: { sortOrder: number }) => one.sortOrder - two.sortOrder;

/**
 * The starters of the repository, read from disk and checked. Days that have passed by `now` come round next year.
 * @throws when a file is missing or does not fit; the message names the file and the field.
 * @source models.md 3 Template
 */
export function readCatalogue(folder = catalogueFolder(), now = new Date()): Catalogue {
  const ahead = <Holder extends { sections: StarterSection[] }>(holder: Holder): Holder => ({
    ...holder,
    sections: holder.sections.map((section) => keepDatesAhead(section, now)),
  });
  const links = readdirSync(join(folder, 'link'));
  const blocks = readdirSync(join(folder, 'block')).filter((file) => file.endsWith('.json'));
  return {
    categories: readJson(join(folder, 'categories.json'), z.array(starterCategory)).sort(byOrder),
    linkTemplates: links
      .map((slug) => withThumb(readJson(join(folder, 'link', slug, 'template.json'), linkStarter)))
      .map((starter) => ({ ...starter, pages: starter.pages.map(ahead) }))
      .sort(byOrder),
    blockTemplates: blocks.map((file) => withThumb(readJson(join(folder, 'block', file), blockStarter))).sort(byOrder),
  };
}

/** The finished page of the demo creator. @throws like `readCatalogue`. */
export const readDemoPage = (folder = catalogueFolder()): DemoPage =>
  readJson(join(folder, 'demo', 'page.json'), demoPage);
