import type { Place } from './map-url.js';

/** Where every address of the framed map begins; the gateway's frame policy allows no more. */
export const mapFrameBase = 'https://www.openstreetmap.org/export/embed.html';

/** Degrees to about a hand's breadth. */
export const short = (degrees: number) => String(Number(degrees.toFixed(6)));

/** The part of the earth around a place that a zoom shows in a window of about 560 by 320 pixels. */
export function mapFrameUrl({ lat, lng }: Place, zoom: number): string {
  const width = (560 * 360) / (256 * 2 ** zoom);
  const height = (width * 320 * Math.cos((lat * Math.PI) / 180)) / 560;
  const box = [lng - width / 2, lat - height / 2, lng + width / 2, lat + height / 2].map(short);
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${short(lat)},${short(lng)}` });
  return `${mapFrameBase}?${query.toString()}`;
}
