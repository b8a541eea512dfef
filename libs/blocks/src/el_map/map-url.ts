export type MapType = 'google' | 'apple' | 'osm' | 'unknown';

export interface Place {
  lat: number;
  lng: number;
}
export interface RecognisedMap {
  type: MapType;
  /** The place itself, or else the middle of the map the address shows. */
  place: Place | null;
  zoom: number | null;
  /** Name or postal address it was asked for; empty when the address holds none. */
  words: string;
}

const unknown: RecognisedMap = { type: 'unknown', place: null, zoom: null, words: '' };
const number = String.raw`-?\d{1,3}(?:\.\d{1,16})?`;
const pairPattern = new RegExp(String.raw`^(?:loc:)?\s*(${number})\s*,\s*\+?(${number})\s*$`);

function placeOf(lat: string | null | undefined, lng: string | null | undefined): Place | null {
  if (!lat || !lng || !new RegExp(`^${number}$`).test(lat) || !new RegExp(`^${number}$`).test(lng)) return null;
  const place = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : null;
}
/** "48.1,11.5" as a place. */
function pair(text: string | null | undefined): Place | null {
  const [, lat, lng] = pairPattern.exec(text ?? '') ?? [];
  return placeOf(lat, lng);
}

function zoomOf(text: string | null | undefined): number | null {
  const zoom = Math.round(Number(text || 'none'));
  return zoom >= 1 && zoom <= 21 ? zoom : null;
}

/** Of several words the first that are no coordinates. */
const wordsOf = (...candidates: (string | null | undefined)[]) =>
  candidates.find((words) => words && !pair(words) && words.length <= 300)?.trim() ?? '';

function decoded(part: string | undefined): string {
  try {
    return decodeURIComponent((part ?? '').replaceAll('+', ' '));
  } catch {
    // A lone % of a cut address: as it stands.
    return part ?? '';
  }
}

function fromGoogle({ pathname, searchParams, href }: URL): RecognisedMap {
  const [, kind, name] = /^\/maps\/(place|search|dir)\/([^/@]*)/.exec(pathname) ?? [];
  const [, lat, lng, zoom] = new RegExp(`/@(${number}),(${number})(?:,([\\d.]+)z)?`).exec(pathname) ?? [];
  // !3d and !4d are the pin; the part after @ is only the middle of the window.
  const [, pinLat, pinLng] = new RegExp(`!3d(${number})!4d(${number})`).exec(href) ?? [];
  const asked = searchParams.get('query') ?? searchParams.get('q') ?? searchParams.get('destination');
  const words = wordsOf(kind === 'dir' ? null : decoded(name), asked, searchParams.get('daddr'));
  const place =
    placeOf(pinLat, pinLng) ??
    pair(asked) ??
    pair(decoded(name)) ??
    placeOf(lat, lng) ??
    pair(searchParams.get('ll') ?? searchParams.get('center') ?? searchParams.get('daddr'));
  return { type: 'google', place, zoom: zoomOf(zoom ?? searchParams.get('z') ?? searchParams.get('zoom')), words };
}

function fromApple({ searchParams }: URL): RecognisedMap {
  const read = (name: string) => searchParams.get(name);
  const coordinates = [read('ll'), read('coordinate'), read('q'), read('daddr'), read('center'), read('sll')];
  return {
    type: 'apple',
    place: coordinates.map(pair).find((place) => place !== null) ?? null,
    zoom: zoomOf(read('z')),
    words: wordsOf(read('q'), read('name'), read('address'), read('daddr')),
  };
}

function fromOsm({ searchParams, hash }: URL): RecognisedMap {
  const [, zoom, lat, lng] = new RegExp(`map=(\\d{1,2})/(${number})/(${number})`).exec(hash) ?? [];
  const read = (name: string) => searchParams.get(name);
  return {
    type: 'osm',
    place:
      placeOf(read('mlat'), read('mlon')) ??
      pair(read('marker')) ??
      placeOf(lat, lng) ??
      placeOf(read('lat'), read('lon')),
    zoom: zoomOf(zoom ?? read('zoom')),
    words: wordsOf(read('query')),
  };
}

const isGoogleMaps = ({ pathname, searchParams }: URL) =>
  /^\/maps(?:\/|$)/.test(pathname) || searchParams.has('q') || searchParams.has('ll') || searchParams.has('cid');

const readers: readonly [RegExp, (url: URL) => RecognisedMap | null][] = [
  [
    /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    (url) => (/^\/maps(?:\/|$)/.test(url.pathname) ? fromGoogle(url) : null),
  ],
  [/^maps\.google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, (url) => (isGoogleMaps(url) ? fromGoogle(url) : null)],
  [/^maps\.app\.goo\.gl$/, ({ pathname }) => (/^\/\w{6,}/.test(pathname) ? { ...unknown, type: 'google' } : null)],
  [/^goo\.gl$/, ({ pathname }) => (/^\/maps\/\w{6,}/.test(pathname) ? { ...unknown, type: 'google' } : null)],
  [/^(?:beta\.)?maps\.apple\.com$/, fromApple],
  [/^maps\.apple$/, ({ pathname }) => (/^\/p\/[\w~-]{6,}/.test(pathname) ? { ...unknown, type: 'apple' } : null)],
  [/^(?:www\.)?(?:openstreetmap\.org|osm\.org)$/, fromOsm],
];

/**
 * Which map an address opens, and the place it names. Short links name none: only their service knows it.
 * @source spec 3 el_map
 */
export function recogniseMap(address: string): RecognisedMap {
  const text = address.trim();
  if (text.length > 2048 || !URL.canParse(text)) return unknown;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.port !== '') return unknown;
  return readers.find(([hosts]) => hosts.test(url.hostname))?.[1](url) ?? unknown;
}
