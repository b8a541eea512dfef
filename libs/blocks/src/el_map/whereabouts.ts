import type { Texts } from '@linkyard/languages';
import { safeHref } from '../kit/links.js';
import { mapFrameUrl, short } from './map-frame.js';
import { type MapType, type Place, recogniseMap } from './map-url.js';
import type { MapContent } from './schema.js';

export interface Whereabouts {
  label: string;
  /** Where the address leads. */
  href: string;
  /** Who shows the map at that address. */
  opens: string;
  /** Address of the map in the page; null while the coordinates are not known. */
  frame: string | null;
  place: Place | null;
}

const names: Record<Exclude<MapType, 'unknown'>, string> = {
  google: 'Google Maps',
  apple: 'Apple Maps',
  osm: 'OpenStreetMap',
};

const opensOf = (type: MapType, i18n: Texts) => (type === 'unknown' ? i18n.t('the map') : names[type]);

const pinUrl = ({ lat, lng }: Place, zoom: number) =>
  `https://www.openstreetmap.org/?mlat=${short(lat)}&mlon=${short(lng)}#map=${zoom}/${short(lat)}/${short(lng)}`;

/** The creator's own coordinates before those in the link, since a link's are often only the middle of a window. */
function placeOf({ lat, lng }: MapContent, linked: Place | null): Place | null {
  return lat !== null && lng !== null ? { lat, lng } : linked;
}

/** What a map block shows; null when there is nowhere to lead to. */
export function whereabouts(data: MapContent, i18n: Texts): Whereabouts | null {
  const found = recogniseMap(data.link);
  const place = placeOf(data, found.place);
  const zoom = Math.min(19, data.zoom ?? found.zoom ?? 16);
  const link = safeHref(data.link);
  const href = link ?? (place && pinUrl(place, zoom));
  if (!href) return null;
  const coordinates = place ? `${short(place.lat)}, ${short(place.lng)}` : i18n.t('Where to find us');
  return {
    label: data.label.trim() || found.words || coordinates,
    href,
    opens: opensOf(link ? found.type : 'osm', i18n),
    frame: place && mapFrameUrl(place, zoom),
    place,
  };
}
