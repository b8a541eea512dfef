// Starters as pages in a browser: rendered by the real renderer, fonts, scripts and pictures answered from disk.
// Needs the built block kit: `npx nx build blocks`.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { behavioursFolder } from '@linkyard/blocks/behaviours';
import { renderPage } from '@linkyard/blocks/render';
import { chromium } from 'playwright-core';

export const catalogue = dirname(dirname(fileURLToPath(import.meta.url)));
const fontsFolder = join(catalogue, '../../../libs/fonts/dist');
const origin = 'https://pages.example';
const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

const paddedId = (number) => String(number).padStart(24, '0');
const asSection = (section, index) => ({ ...section, _id: paddedId(index + 1), status: 1, order: index });

function asModel({ name, slug, theme, pages, seo = {} }, page) {
  const links = pages.map((one) => ({
    _id: one._id,
    name: one.name,
    slug: one.slug,
    isHome: one.isHome,
    href: one.isHome ? `/${slug}` : `/${slug}/${one.slug}`,
  }));
  const context = {
    mode: 'public',
    campaignId: paddedId(9),
    pageId: page._id,
    pages: links,
    theme,
    origin,
    locale: 'en',
    direction: 'ltr',
    now: new Date(),
  };
  const sections = page.sections.map(asSection);
  return { title: name, seo, sections, theme, context, background: null, showBranding: false, beacon: false };
}

/** Every page of every starter: `{ slug, page, kind, html }`. A block starter is a page of its own. */
export async function starterPages(wanted = []) {
  const found = [];
  const add = (starter, kind) => {
    if (wanted.length && !wanted.includes(starter.slug)) return;
    for (const page of starter.pages)
      found.push({ slug: starter.slug, page: page.slug, kind, html: renderPage(asModel(starter, page)).html });
  };
  for (const slug of (await readdir(join(catalogue, 'link'))).sort())
    add(await readJson(join(catalogue, 'link', slug, 'template.json')), 'link');
  for (const file of (await readdir(join(catalogue, 'block'))).sort()) {
    const block = await readJson(join(catalogue, 'block', file));
    const pages = [{ _id: paddedId(1), name: block.name, slug: 'block', isHome: true, sections: block.sections }];
    add({ ...block, pages }, 'block');
  }
  const demo = await readJson(join(catalogue, 'demo', 'page.json'));
  add({ ...demo, name: demo.title, slug: demo.campName }, 'demo');
  return found;
}

const types = { webp: 'image/webp', woff2: 'font/woff2', js: 'text/javascript' };
function fileOf(path) {
  const name = basename(path);
  if (path.startsWith('/assets/fonts/')) return join(fontsFolder, name);
  if (path.startsWith('/assets/blocks/')) return join(behavioursFolder, name);
  const slug = path.split('/')[2] ?? '';
  return path.startsWith('/catalogue/') ? join(catalogue, 'link', slug, 'art', name) : null;
}

export async function openBrowser() {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  /** Shows one starter page; resolves when pictures and fonts are there. */
  async function show({ html }, viewport, scale = 1) {
    // A picture waits for its fonts; a visitor does not (`swap`).
    const body = html.replaceAll('font-display:swap', 'font-display:block');
    const context = await browser.newContext({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
    const tab = await context.newPage();
    await tab.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/page') return route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
      const file = fileOf(pathname);
      if (!file || !existsSync(file)) return route.fulfill({ status: 404, body: pathname });
      return route.fulfill({ body: await readFile(file), contentType: types[file.split('.').at(-1)] });
    });
    const missing = [];
    tab.on('response', (response) => response.status() === 404 && missing.push(new URL(response.url()).pathname));
    await tab.goto(`${origin}/page`, { waitUntil: 'networkidle' });
    await tab.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.all([...document.images].map((picture) => picture.decode().catch(() => null)));
      await document.fonts.ready;
    });
    return { tab, missing, close: () => context.close() };
  }
  return { show, close: () => browser.close() };
}
