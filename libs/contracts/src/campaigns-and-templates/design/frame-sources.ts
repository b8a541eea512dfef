/**
 * What a public page may put into a frame after a visitor's tap: the players of the video blocks and the map. The
 * gateway's policy lets nothing else in; each is as narrow as the provider's own address allows.
 */
export const frameSources = [
  'https://www.youtube-nocookie.com/embed/',
  'https://player.vimeo.com/video/',
  'https://www.tiktok.com/player/v1/',
  'https://www.instagram.com/p/',
  'https://www.openstreetmap.org/export/embed.html',
] as const;
