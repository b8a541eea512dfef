// B10: how fast a slow phone sees the page, against a hand-written static one with the same content.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBrowser } from '../../../deploy/bench/kit/browser.mjs';
import { bigPage } from '../../../deploy/bench/kit/big-page.mjs';
import { creator, ownGateway, publishedPage, tenLinks } from '../../../deploy/bench/kit/installation.mjs';
import { inTurn, median, spread } from '../../../deploy/bench/kit/measure.mjs';
import { firstVisit } from '../../../deploy/bench/kit/paint.mjs';
import { nodeReference, workFolder } from '../../../deploy/bench/kit/reference.mjs';

export async function run(stack) {
  const ask = await creator(stack.url);
  const { path } = await publishedPage(ask);
  const big = await publishedPage(ask, bigPage());
  const gateway = await ownGateway(stack);
  const twin = await startTwin(stack);
  try {
    // The gateway has the pages in memory, as it has after their first visitor.
    for (const one of [path, big.path]) await fetch(`${gateway.url}${one}`).then((response) => response.text());
    const seen = await withBrowser(stack, (browser) =>
      inTurn({
        ours: () => firstVisit(browser, `${gateway.url}${path}`),
        theirs: () => firstVisit(browser, `${twin.url}/`),
        big: () => firstVisit(browser, `${gateway.url}${big.path}`),
        bigTwin: () => firstVisit(browser, `${twin.url}/big`),
      }),
    );
    return [
      ...rowsOf('Largest contentful paint', seen.ours, seen.theirs),
      ...rowsOf('Page of 40 sections of 20 kinds, largest contentful paint', seen.big, seen.bigTwin),
    ];
  } finally {
    await Promise.all([gateway, twin].map(({ child }) => child.stop()));
  }
}

async function startTwin(stack) {
  const folder = workFolder(stack, 'twin');
  const html = join(folder, 'index.html');
  writeFileSync(html, twinPage());
  const long = join(folder, 'big.html');
  writeFileSync(long, twinPage(writtenByHand(), '/big.css'));
  const inTwin = (name) => join(import.meta.dirname, 'twin', name);
  const sheet = join(folder, 'big.css');
  writeFileSync(sheet, ['style.css', 'font.css'].map((name) => readFileSync(inTwin(name), 'utf8')).join(''));
  const inRoot = (path) => join(import.meta.dirname, '../../..', path);
  const pictures = ['stamp', 'window-table', 'sunday-jug'].map((name) => [
    `/catalogue/kiln-and-reed/${name}.webp`,
    inRoot(`services/campaigns-and-templates/catalogue/link/kiln-and-reed/art/${name}.webp`),
  ]);
  const files = [
    ['/', html],
    ['/big', long],
    ['/style.css', inTwin('style.css')],
    ['/big.css', sheet],
    ['/outfit.woff2', inRoot('libs/fonts/dist/outfit-latin-v1.woff2')],
    ...pictures,
  ];
  const file = inTwin('server.mjs');
  return nodeReference({ name: 'bench-twin', file, env: { FILES: JSON.stringify(files) }, folder });
}

/** What the large page shows below its head, without anything that moves: headings, texts, the same pictures, links and a form. */
function writtenByHand() {
  let isFirst = true;
  // As ours: the first picture below the head at once, all others when they come near.
  const pictureTag = (src) => {
    const tag = `<img src="${src}" alt="" width="320" height="320"${isFirst ? '' : ' loading="lazy"'} decoding="async">`;
    isFirst = false;
    return tag;
  };
  return bigPage()
    .slice(2)
    .map(({ type, sectionData: data }) => {
      if (type === 'el_heading') return `<h2>${data.text}</h2>`;
      if (type === 'el_paragraph') return data.input;
      if (type === 'el_link') return `<a class="button" href="${data.inputLink}">${data.linkTitle}</a>`;
      if (type === 'el_card') return `<h3>${data.title}</h3><p>${data.text}</p>${pictureTag(data.image)}`;
      if (type === 'el_gallery') return data.images.map(({ imgUrl }) => pictureTag(imgUrl)).join('');
      if (type === 'el_slider') return pictureTag(data.sectionArray[0].image) + data.sectionArray[1].text;
      if (type === 'el_form') return '<form><input name="name"><input name="email"><button>Send</button></form>';
      return `<p>${type}</p>`;
    })
    .join('');
}

/** The same portrait, name, networks and links, as one writes them by hand: in the system's font, except for the large one, which is set as ours. */
function twinPage(more = '', sheet = '/style.css') {
  const [{ sectionData: profile }, { sectionData: networks }, ...links] = tenLinks;
  const circle =
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r="9"/><path d="M8 12h8M12 8v8"/></svg>';
  const icons = networks.items.map(
    ({ socialTypeId, url }) => `<li><a href="${url}" aria-label="${socialTypeId}">${circle}</a></li>`,
  );
  const buttons = links.map(
    ({ sectionData }) => `<a class="button" href="${sectionData.inputLink}">${sectionData.linkTitle}</a>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${profile.name}</title><link rel="stylesheet" href="${sheet}"></head><body><div class="container"><img class="avatar" src="${profile.image}" alt="${profile.imageAlt}" width="128" height="128"><h1>${profile.name}</h1><p>${profile.tagline}</p><ul class="social">${icons.join('')}</ul>${more || buttons.join('')}<footer>Made by hand</footer></div></body></html>`;
}

function rowsOf(name, ours, theirs) {
  const of = (results, name) => results.map((result) => result[name]);
  const [lcp, reference] = [ours, theirs].map((results) => median(of(results, 'lcp')));
  const cls = Math.max(...of(ours, 'cls'));
  const tbt = median(of(ours, 'tbt'));
  const about = (results) => `FCP ${spread(of(results, 'fcp'), 'ms')}, largest: ${results.at(-1).element}`;
  return [
    {
      id: 'B10',
      measure: `${name} on slow 4G and a quarter of the processor: ours / static twin`,
      ours: spread(of(ours, 'lcp'), 'ms'),
      reference: spread(of(theirs, 'lcp'), 'ms'),
      ratio: lcp / reference,
      target: '<= 1.10 (1.0)',
      met: lcp > 0 && lcp / reference <= 1.1,
      note: `ours: ${about(ours)}; twin (HTML and one style sheet, after LittleLink): ${about(theirs)}`,
    },
    {
      id: 'B10',
      measure: 'the same: layout shift; blocking time',
      ours: `${cls.toFixed(3)}; ${tbt.toFixed(0)} ms`,
      reference: `${Math.max(...of(theirs, 'cls')).toFixed(3)}; ${median(of(theirs, 'tbt')).toFixed(0)} ms`,
      target: '<= 0.02; <= 50 ms (0; 0)',
      met: cls <= 0.02 && tbt <= 50,
    },
  ];
}
