// The families a page may be set in: file stem of the package → group of the list. One line here, one package in package.json.
// `variable` packages hold all weights in one file per script; of `cut` ones the weights 400, 500 and 600 are served.
const of = (kind, delivery, stems) => stems.split(' ').map((file) => ({ file, kind, delivery }));

export const families = [
  ...of('sans', 'variable', 'outfit inter dm-sans manrope nunito sora space-grotesk bricolage-grotesque albert-sans'),
  ...of(
    'sans',
    'variable',
    'archivo assistant atkinson-hyperlegible-next cabin cairo figtree geist hanken-grotesk heebo',
  ),
  ...of('sans', 'variable', 'instrument-sans josefin-sans jost karla league-spartan lexend libre-franklin montserrat'),
  ...of('sans', 'variable', 'mulish noto-sans-arabic noto-sans-devanagari noto-sans-hebrew noto-sans-jp noto-sans-kr'),
  ...of('sans', 'variable', 'noto-sans-sc noto-sans-tc noto-sans-thai onest open-sans plus-jakarta-sans quicksand'),
  ...of('sans', 'variable', 'raleway red-hat-display roboto rubik source-sans-3 urbanist vazirmatn work-sans'),
  ...of('sans', 'cut', 'poppins lato tajawal prompt'),
  ...of('serif', 'variable', 'fraunces playfair-display lora bitter bodoni-moda cormorant crimson-pro eb-garamond'),
  ...of('serif', 'variable', 'merriweather newsreader noto-naskh-arabic noto-serif-hebrew noto-serif-thai roboto-slab'),
  ...of('serif', 'variable', 'source-serif-4'),
  ...of('serif', 'cut', 'dm-serif-display instrument-serif'),
  ...of('display', 'variable', 'baloo-2 cinzel comfortaa exo-2 fredoka orbitron oswald syne unbounded'),
  ...of('display', 'cut', 'abril-fatface alfa-slab-one anton archivo-black bebas-neue lobster righteous'),
  ...of('hand', 'variable', 'caveat dancing-script'),
  ...of('hand', 'cut', 'amatic-sc great-vibes kalam pacifico permanent-marker sacramento satisfy'),
  ...of('mono', 'variable', 'fira-code inconsolata jetbrains-mono roboto-mono source-code-pro'),
  ...of('mono', 'cut', 'ibm-plex-mono space-mono'),
];

/** Scripts that are served where a family has them; a numbered slice belongs to a family cut for thousands of signs. */
export const scripts = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'greek',
  'arabic',
  'hebrew',
  'devanagari',
  'thai',
];
