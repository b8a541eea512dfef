import { z } from 'zod';
import { optionalLink, text } from '../kit/fields.js';

const coordinate = (most: number) => z.number().min(-most).max(most).nullable().default(null);

/** @source spec 3 el_map, models.md 3 */
export const schema = z.object({
  /** Of Google Maps, Apple Maps or OpenStreetMap, or any page that says the way. */
  link: optionalLink,
  /** WGS 84 degrees; null takes them from the link. */
  lat: coordinate(90),
  lng: coordinate(180),
  /** 1 the world, 19 a building; null takes it from the link, else a street. */
  zoom: z.int().min(1).max(19).nullable().default(null),
  /** Name of the place or its postal address, over several lines. */
  label: text(300),
});
export type MapContent = z.output<typeof schema>;
