import { describe, expect, it } from '@jest/globals';
import { readFixture } from './fixtures/read-fixture.js';
import type { FoundLink, FoundPage } from './found-page.js';
import { parsePage } from './parse-page.js';

const read = (fileName: string, url?: string): FoundPage => parsePage({ text: readFixture(fileName), fileName, url });
const heading = (title: string, subtitle?: string): FoundLink => ({
  title,
  url: '',
  kind: 'heading',
  ...(subtitle && { subtitle }),
});
const link = (title: string, url: string, more: Partial<FoundLink> = {}): FoundLink => ({
  title,
  url,
  kind: 'link',
  ...more,
});
const codes = (page: FoundPage) => page.warnings.map(({ code }) => code);

describe('parsePage on pages of each make', () => {
  it('reads a Linktree page from its data: groups, thumbnails, a video, a locked link, theme', () => {
    const thumbs = 'https://cdn.maravane-roastery.example/thumbs';
    expect(read('linktree.html', 'https://linktr.ee/maravane')).toEqual({
      source: 'linktree',
      title: 'Maravane Roastery',
      name: 'Maravane Roastery',
      bio: 'Small-batch coffee from Porto.\nOpen Tue–Sat.',
      avatarUrl: 'https://cdn.maravane-roastery.example/avatar.jpeg',
      links: [
        heading('Start here ☕'),
        link('Order beans for home', 'https://shop.maravane-roastery.example/beans?variant=250g', {
          image: `${thumbs}/beans.webp`,
        }),
        link('Visit us in Porto', 'https://maps.google.com/?q=Maravane+Roastery+Porto'),
        link('How we roast', 'https://www.youtube.com/watch?v=mR0a5T_beAn', { kind: 'video' }),
        heading('Workshops'),
        link('Latte art, Saturdays', 'https://tickets.maravane.example/latte-art', { image: `${thumbs}/latte.webp` }),
        link('Cupping evening', 'https://tickets.maravane.example/cupping?utm_source=newsletter'),
        link('Write to us', 'mailto:hello@maravane-roastery.example?subject=From%20your%20page'),
      ],
      socials: [
        { type: 'instagram', url: 'https://www.instagram.com/maravane.roastery' },
        { type: 'tiktok', url: 'https://www.tiktok.com/@maravane' },
        { type: 'x', url: 'https://twitter.com/maravane' },
        { type: 'email', url: 'mailto:hello@maravane-roastery.example' },
        { type: 'spotify', url: 'https://open.spotify.com/user/maravane' },
        { type: 'website', url: 'https://maravane-roastery.example/' },
      ],
      theme: { background: '#2b1a12', text: '#fff5e9', button: '#f2d6b3' },
      direction: 'ltr',
      language: 'en',
      warnings: [
        {
          code: 'locked-link',
          text: '"Members’ price list" is locked on the old page, so its address could not be read.',
        },
      ],
      skipped: [],
    });
  });

  it('reads a Linktree page by its buttons when its data is missing', () => {
    const text = readFixture('linktree.html').replace(/<script id="__NEXT_DATA__".*<\/script>/s, '');
    const page = parsePage({ text, url: 'https://linktr.ee/maravane' });
    expect(page).toMatchObject({ source: 'linktree', name: 'Maravane Roastery', title: 'Maravane Roastery' });
    expect(page.links).toEqual([link('Order beans for home', 'https://shop.maravane-roastery.example/beans')]);
  });

  it('reads a LinkStack page: icons, headings, a text between them, counted and plain buttons', () => {
    expect(read('linkstack.html', 'https://pages.tinyharbour.example/@jutta')).toEqual({
      source: 'linkstack',
      title: 'Jutta Kahn',
      name: 'Jutta Kahn',
      bio: 'Holzboote, Seemannsknoten & Kurse an der Schlei',
      avatarUrl: 'https://pages.tinyharbour.example/assets/img/412_1700000000.png',
      links: [
        heading('Kurse'),
        link('Knotenkurs im Mai', 'https://kurse.tinyharbour.example/knoten?pl%C3%A4tze=6'),
        link('Gutschein verschenken', 'https://shop.tinyharbour.example/gutschein'),
        heading(
          'Die Werkstatt ist von November bis Februar geschlossen.',
          'Die Werkstatt ist von November bis Februar geschlossen.',
        ),
        link('YouTube', 'https://www.youtube.com/@juttabaut'),
        link('Anrufen', 'tel:+494642550123'),
        link('Visitenkarte', 'https://pages.tinyharbour.example/vcard/7105'),
      ],
      socials: [
        { type: 'instagram', url: 'https://www.instagram.com/jutta.kahn' },
        { type: 'mastodon', url: 'https://mastodon.social/@juttakahn' },
        { type: 'telegram', url: 'https://t.me/juttakahn' },
      ],
      theme: { background: '#0b3d4d', text: '#fdf6e3', button: '#e4572e' },
      direction: 'ltr',
      language: 'de',
      warnings: [],
      skipped: [],
    });
  });

  it('reads a LittleLink page: buttons stay links, unused template buttons and the footer are left out', () => {
    expect(read('littlelink.html', 'https://orlapenhaligon.example/')).toEqual({
      source: 'littlelink',
      title: 'Orla Penhaligon',
      name: 'Orla Penhaligon',
      bio: 'Illustrator of tide pools and the limpets in them.',
      avatarUrl: 'https://orlapenhaligon.example/images/avatar.png',
      links: [
        link('limpets', 'https://en.wikipedia.org/wiki/Limpet'),
        link('Buy a print', 'https://prints.orlapenhaligon.example/'),
        heading('Elsewhere'),
        link('Follow on Instagram', 'https://www.instagram.com/orla.draws'),
        link('Buy Me A Coffee', 'https://www.buymeacoffee.com/orladraws'),
        link('Commissions', 'https://orlapenhaligon.example/commissions.html'),
        link('Email me', 'mailto:orla@orlapenhaligon.example'),
      ],
      socials: [],
      theme: { background: '#123456' },
      direction: 'ltr',
      language: 'en-GB',
      warnings: [],
      skipped: [],
    });
  });

  it('says which links of a saved file need the address of the page', () => {
    const page = read('littlelink.html');
    expect(page.links.map(({ title }) => title)).not.toContain('Commissions');
    expect(page.avatarUrl).toBeNull();
    expect(page.warnings).toEqual([
      {
        code: 'relative-link',
        text: "1 link was left out, incomplete without the page's address. Give it to include them.",
      },
      {
        code: 'picture-left-out',
        text: "1 picture was left out, incomplete without the page's address. Give it to include them.",
      },
    ]);
  });

  it('reads a Beacons page that is built by script from its data and JSON-LD', () => {
    expect(read('beacons.html')).toEqual({
      source: 'beacons',
      title: 'DJ Nkechi',
      name: 'DJ Nkechi',
      bio: 'Afrobeats from Enugu to everywhere.',
      avatarUrl: 'https://media.nkechi.example/face.jpg',
      links: [
        link('Lagos Nights mix 🎧', 'https://soundcloud.com/dj-nkechi/lagos-nights', {
          image: 'https://media.nkechi.example/mix.png',
        }),
        link('Book me', 'https://nkechi.example/booking', { subtitle: 'Weddings, clubs, radio' }),
        link('Merch drop', 'https://www.nkechi.example/merch'),
      ],
      socials: [
        { type: 'tiktok', url: 'https://www.tiktok.com/@dj.nkechi' },
        { type: 'instagram', url: 'https://www.instagram.com/dj.nkechi' },
        { type: 'youtube', url: 'https://www.youtube.com/@djnkechi' },
      ],
      theme: { background: '#ff5a1f' },
      direction: 'ltr',
      language: 'en',
      warnings: [],
      skipped: [],
    });
  });

  it('reads a Carrd page: icon row, buttons, link list, a video frame', () => {
    expect(read('carrd.html', 'https://atelierverdurin.carrd.co/')).toEqual({
      source: 'carrd',
      title: 'Atelier Verdurin',
      name: 'Atelier Verdurin',
      bio: 'Céramiques tournées à Limoges,\nsur rendez-vous.',
      avatarUrl: 'https://atelierverdurin.carrd.co/assets/images/image01.jpg?v=1',
      links: [
        heading('La boutique'),
        link('Tasses & bols', 'https://boutique.verdurin.example/tasses'),
        link('Vases', 'https://boutique.verdurin.example/vases'),
        link('Stages d’été', 'https://stages.verdurin.example/ete'),
        link('Une journée à l’atelier', 'https://www.youtube.com/watch?v=Verdur1n_0A', { kind: 'video' }),
      ],
      socials: [
        { type: 'instagram', url: 'https://www.instagram.com/atelier.verdurin' },
        { type: 'pinterest', url: 'https://www.pinterest.fr/verdurin/' },
        { type: 'email', url: 'mailto:bonjour@verdurin.example' },
      ],
      theme: { background: '#f4efe6', text: '#2b2b2b' },
      direction: 'ltr',
      language: 'fr',
      warnings: [],
      skipped: [],
    });
  });

  it('knows a Carrd page without its address', () => {
    expect(read('carrd.html')).toMatchObject({ source: 'carrd', name: 'Atelier Verdurin' });
  });

  it('reads a bio.link page: lazy pictures, gradient, no credit link', () => {
    expect(read('biolink.html')).toEqual({
      source: 'biolink',
      title: 'Cocina Quispe',
      name: 'Cocina Quispe',
      bio: 'Recetas de altura 🌽',
      avatarUrl: 'https://cdn.quispe.example/olla.jpg',
      links: [
        link('Chicha morada', 'https://quispe.example/chicha', { image: 'https://cdn.quispe.example/chicha.jpg' }),
        link('El libro', 'https://quispe.example/libro'),
      ],
      socials: [
        { type: 'facebook', url: 'https://www.facebook.com/cocinaquispe' },
        { type: 'whatsapp', url: 'https://wa.me/51987654321' },
      ],
      theme: { background: 'linear-gradient(160deg, #ffe29f 0%, #ff719a 100%)', text: '#222222' },
      direction: 'ltr',
      language: 'es',
      warnings: [],
      skipped: [],
    });
  });

  it('reads a page of picture posts: alternative texts are titles, one row for each address', () => {
    const page = read('linkinbio.html');
    expect(page).toMatchObject({ source: 'linkinbio', title: 'Saddleworth Yarns', name: 'saddleworthyarns' });
    expect(page.links).toEqual([
      link('Heather 4-ply, 100 g', 'https://saddleworth.example/p/heather?size=4ply', {
        image: 'https://cdn.saddleworth.example/heather.jpg',
      }),
      link('Moss aran', 'https://saddleworth.example/p/moss', { image: 'https://cdn.saddleworth.example/moss.jpg' }),
    ]);
    expect(page.skipped).toEqual([
      { title: 'Moss aran again', url: 'https://saddleworth.example/p/moss', reason: 'doubled' },
    ]);
  });

  it('reads an ordinary blog: content before menus, no share buttons, profiles of the footer', () => {
    const page = read('blog.html');
    expect(page).toMatchObject({
      source: 'html',
      title: 'Field Notes of a Fungus Hunter – mushrooms, mud, maps',
      name: 'Field Notes of a Fungus Hunter',
      bio: 'Walks, finds and failures of Tomasz Wierzba.',
      avatarUrl: null,
      language: 'en-US',
    });
    expect(page.links).toEqual([
      link('Chanterelles after rain', 'https://fungus.example/notes/2024/chanterelles', {
        image: 'https://fungus.example/notes/img/chanterelles.jpg',
      }),
      link('this kind of slope', 'https://moss-atlas.example/birch'),
      link('Morels, or: the year of nothing', 'https://fungus.example/notes/2024/morels'),
      heading('Books I carry'),
      link('Fungi of Europe', 'https://bookshop.example/fungi-of-europe?ref=tomasz'),
    ]);
    expect(page.socials).toEqual([
      { type: 'bluesky', url: 'https://bsky.app/profile/fungus.example' },
      { type: 'instagram', url: 'https://www.instagram.com/fungus.hunter/' },
    ]);
    expect(codes(page)).toEqual(['unsafe-link', 'duplicates-removed']);
    expect(page.skipped[0]).toEqual({
      title: 'Free book',
      url: "javascript:fetch('//evil.example')",
      reason: 'scheme',
    });
  });

  describe('with 200 links, right-to-left text, emoji and broken HTML', () => {
    const page = read('rtl-200.html', 'https://layla.example/');
    const links = page.links.filter(({ kind }) => kind === 'link');

    it('finds every link once, in order, under its own words', () => {
      expect(links).toHaveLength(200);
      expect(links.map(({ url }) => Number(/layla\.example\/(\d+)/.exec(url)?.[1]))).toEqual(
        Array.from({ length: 200 }, (_, index) => index + 1),
      );
      links.forEach(({ title }, index) => expect(title).toMatch(new RegExp(`^[^<>]{3,40} رقم ${index + 1}$`)));
    });

    it('keeps emoji whole and direction marks out', () => {
      expect(links[8]?.title).toBe('كتاب 👨‍👩‍👧‍👦 رقم 9');
      expect(links[3]?.title).toBe('خط عربي 👩🏽‍🍳 رقم 4');
      expect(JSON.stringify(page)).not.toMatch(/[\u202a-\u202e]/);
    });

    it('reads what surrounds the links', () => {
      expect(page).toMatchObject({
        source: 'html',
        name: 'ليلى الكاتبة 🌙',
        bio: 'حكايات من الإسكندرية & دروس في الخط العربي ✍🏼',
        avatarUrl: 'https://layla.example/img/layla-avatar.png',
        theme: { background: '#fff8e7', text: '#3b2f2f' },
        direction: 'rtl',
        language: 'ar',
        socials: [
          { type: 'instagram', url: 'https://www.instagram.com/layla.writes/' },
          { type: 'telegram', url: 'https://t.me/layla_writes' },
        ],
      });
      expect(page.links.filter(({ kind }) => kind === 'heading').map(({ title }) => title)).toEqual([
        'القسم 1 🌙',
        'القسم 2 📚',
        'القسم 3 ☕️',
        'القسم 4 👩🏽‍🍳',
      ]);
      expect(links[1]).toEqual(link('مقهى 📚 رقم 2', 'https://layla.example/2', { subtitle: 'وصف <قصير> 2' }));
      expect(links[6]?.image).toBe('https://layla.example/thumb/7.jpg');
    });

    it('takes nothing from comments and scripts, and no address that runs code', () => {
      expect(JSON.stringify(page.links)).not.toContain('bad.example');
      expect(codes(page)).toEqual(['unsafe-link']);
      expect(page.skipped.map(({ reason }) => reason)).toEqual(['scheme', 'scheme']);
    });
  });
});

describe('parsePage on files', () => {
  it('reads our own export: home page first, hidden sections and blocks without links left out', () => {
    expect(read('own-export.json')).toEqual({
      source: 'linkyard',
      title: 'Sunbird Studio',
      name: 'Sunbird Studio',
      bio: 'Block prints & podcasts',
      avatarUrl: 'https://media.sunbird.example/logo.webp',
      links: [
        heading('Listen'),
        link('The podcast', 'https://sunbird.example/podcast'),
        link('Carving a block', 'https://www.youtube.com/watch?v=Sunb1rd_vid', { kind: 'video' }),
        heading('We print on Thursdays.', 'We print on Thursdays.'),
        link('Totes', 'https://sunbird.example/totes', { subtitle: 'New colours' }),
      ],
      socials: [
        { type: 'instagram', url: 'https://instagram.com/sunbird' },
        { type: 'website', url: 'https://sunbird.example/' },
      ],
      theme: { background: '#8ecae6', text: '#023047', button: '#ffb703' },
      direction: 'ltr',
      language: 'en',
      warnings: [
        {
          code: 'block-left-out',
          text: 'A block of the type el_countdown holds no link and was left out.',
        },
      ],
      skipped: [],
    });
  });

  it("reads LinkStack's own export", () => {
    expect(read('linkstack-export.json')).toMatchObject({
      source: 'linkstack',
      name: 'Hafenbar',
      bio: 'Drinks & Dock',
      links: [heading('Heute'), link('Karte', 'https://hafenbar.example/karte'), heading('Ab 18 Uhr', 'Ab 18 Uhr')],
      socials: [{ type: 'facebook', url: 'https://www.facebook.com/hafenbar' }],
      warnings: [],
    });
  });

  it('reads lists of several shapes', () => {
    expect(read('tables.json').links).toEqual([
      link('Marsh walk tickets', 'https://reedbed.example/tickets'),
      link('Bird list', 'https://reedbed.example/birds.html', { image: 'https://reedbed.example/heron.jpg' }),
      heading('For schools'),
      link('Worksheets', 'https://reedbed.example/worksheets'),
      link('reedbed.example/map', 'https://reedbed.example/map'),
    ]);
  });

  it('reads a table with semicolons, quotes and a German header', () => {
    expect(read('links.csv')).toMatchObject({
      source: 'csv',
      links: [
        link('Apfel; Birne & Co', 'https://obsthof.example/laden', { subtitle: 'Der "rote" Laden' }),
        link('Hofmusik', 'https://www.youtube.com/watch?v=Hofmus1k_01', { kind: 'video' }),
        heading('Kontakt'),
        link('Schreiben', 'mailto:post@obsthof.example'),
        link('Rufen', 'tel:+497543998877'),
      ],
      socials: [{ type: 'instagram', url: 'https://www.instagram.com/obsthof' }],
    });
  });

  it('reads plain addresses, one a line, commas and all', () => {
    expect(read('links.txt').links.map(({ url }) => url)).toEqual([
      'https://one.example/a,b;c',
      'https://two.example/?x=1',
      'https://www.three.example/',
    ]);
  });

  it('reads its own answer back', () => {
    const page = read('carrd.html', 'https://atelierverdurin.carrd.co/');
    expect(parsePage({ text: JSON.stringify(page) })).toEqual({ ...page, source: 'json' });
  });
});
