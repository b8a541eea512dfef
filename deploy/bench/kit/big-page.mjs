// The large page that figures speak of: many sections of twenty kinds, each with something in it.
const picture = (name) => `/catalogue/kiln-and-reed/${name}.webp`;
const pictures = ['stamp', 'window-table', 'sunday-jug'].map(picture);
const words = 'The kiln is opened on Friday, and what came out of it well is on the shelf by noon.';

/** One section of each kind. A kind without data here is put in with its own default, which shows something. */
const kinds = {
  el_heading: (n) => ({ text: `Chapter ${n}`, tag: 'h2' }),
  el_paragraph: (n) => ({ input: `<p>${n}. ${words}</p><p>${words} <strong>${words}</strong></p>` }),
  el_link: (n) => ({ linkTitle: `Link ${n}`, linkType: 'url', inputLink: `https://example.com/${n}` }),
  el_button: (n) => ({ btnText: `Write to us, ${n}`, btnUrl: 'mailto:hello@example.com', btnSvg: 'email' }),
  el_list: undefined,
  el_card: (n) => ({ type: 'top', title: `Jug ${n}`, text: words, image: pictures[n % 3], priceTag: '€24' }),
  el_gallery: (n) => ({ images: pictures.map((imgUrl) => ({ imgUrl, alt: `A pot of batch ${n}` })) }),
  el_slider: (n) => ({
    sectionArray: [
      { image: pictures[n % 3], title: 'One' },
      { title: 'Two', text: words },
    ],
  }),
  el_countdown: undefined,
  el_form: undefined,
  el_optin: undefined,
  el_map: () => ({ link: 'https://www.openstreetmap.org/#map=17/53.5503/9.9920', label: 'Town hall' }),
  el_video_youtube: () => ({
    Video: [{ videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', type: 'youtube', text: 'A walk around' }],
  }),
  el_audio: () => ({ title: 'Recordings', audios: [{ title: 'Rain', src: 'https://example.com/rain.mp3' }] }),
  el_qrcode: undefined,
  el_grid: undefined,
  el_brand: undefined,
  el_rating: undefined,
};

/** The page begins as most do: who it is, and where else they are. */
const head = [
  {
    type: 'el_profile',
    sectionData: {
      name: 'Maren Holt',
      image: pictures[0],
      imageAlt: 'The stamp on the foot of a pot',
      tagline: 'Stoneware from a former bus garage.',
    },
  },
  { type: 'el_social_icons' },
];

/**
 * @param {number} [count]  sections; from twenty on every kind is there
 * @returns {{type: string, sectionData?: object}[]} for newPage or publishedPage
 */
export function bigPage(count = 40) {
  const body = Object.entries(kinds);
  const rest = Array.from({ length: count - head.length }, (_, place) => {
    const [type, filled] = body[place % body.length];
    return filled ? { type, sectionData: filled(place + 1) } : { type };
  });
  return [...head, ...rest];
}

export const kindsOf = (blocks) => new Set(blocks.map(({ type }) => type)).size;
