import type { Photo } from '../pictures/photo.js';

/** Unsplash's ids have eleven signs. */
export const photoId = (number: number): string => number.toString(36).padStart(11, '0');
/** @returns NaN for what is no id */
export const photoNumber = (id: string): number => (/^[0-9a-z]{11}$/.test(id) ? Number.parseInt(id, 36) : Number.NaN);

/** A photo as search and /photos/:id give it, without the fields about likes, places and collections. */
export function presentPhoto({ number, title, author, width, height, colour }: Photo, origin: string) {
  const id = photoId(number);
  const ixid = `M3wx${id}`;
  const username = author.toLowerCase().replace(' ', '');
  const slug = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${id}`;
  const at = (query: string) => `${origin}/photo-${number}?${query}&ixid=${ixid}&ixlib=rb-4.1.0`;
  return {
    id,
    slug,
    created_at: '2025-04-02T08:12:31Z',
    updated_at: '2025-06-11T19:40:02Z',
    width,
    height,
    color: colour,
    blur_hash: 'LFC$yHwc8^$yIAS$%M%00KxukYIp',
    likes: number % 997,
    description: null,
    alt_description: title.toLowerCase(),
    urls: {
      raw: `${origin}/photo-${number}?ixid=${ixid}&ixlib=rb-4.1.0`,
      full: at('crop=entropy&cs=srgb&fm=jpg&q=85'),
      regular: at('crop=entropy&cs=tinysrgb&fit=max&fm=jpg&q=80&w=1080'),
      small: at('crop=entropy&cs=tinysrgb&fit=max&fm=jpg&q=80&w=400'),
      thumb: at('crop=entropy&cs=tinysrgb&fit=max&fm=jpg&q=80&w=200'),
    },
    links: {
      self: `${origin}/photos/${id}`,
      html: `https://unsplash.com/photos/${slug}`,
      download: `https://unsplash.com/photos/${id}/download?ixid=${ixid}`,
      download_location: `${origin}/photos/${id}/download?ixid=${ixid}`,
    },
    user: {
      id: username,
      username,
      name: author,
      links: { self: `${origin}/users/${username}`, html: `https://unsplash.com/@${username}` },
    },
  };
}
