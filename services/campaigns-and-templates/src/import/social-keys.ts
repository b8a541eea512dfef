/** Keys of the social types a found profile can have; the platform's SocialType records use the same keys. */
export const socialKeys = [
  'instagram',
  'tiktok',
  'youtube',
  'x',
  'facebook',
  'linkedin',
  'threads',
  'pinterest',
  'snapchat',
  'whatsapp',
  'telegram',
  'discord',
  'twitch',
  'spotify',
  'applemusic',
  'soundcloud',
  'github',
  'medium',
  'patreon',
  'email',
  'phone',
  'website',
  'bluesky',
  'mastodon',
  'reddit',
  'tumblr',
  'vimeo',
  'substack',
  'messenger',
  'signal',
  'behance',
  'dribbble',
  'gitlab',
  'bandcamp',
  'kofi',
  'buymeacoffee',
  'kick',
  'vk',
] as const;

export type SocialKey = (typeof socialKeys)[number];

const known: ReadonlySet<string> = new Set(socialKeys);

export const isSocialKey = (value: string): value is SocialKey => known.has(value);
