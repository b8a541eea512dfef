import { isSafeLink } from '@linkyard/contracts';

export interface SocialType {
  /** Stored as `socialTypeId`; also the name of the icon. */
  key: string;
  label: string;
  category: 'social' | 'music' | 'chat' | 'shop' | 'other';
  /** `{handle}` stands for what a person types. */
  urlTemplate: string;
  /** Regular expression source for an address of this kind; the first group is the handle. Case-insensitive. */
  pattern: string;
  placeholder: string;
  /** The network's own colour. */
  color: string;
}

const web = (hosts: string, path = '@?([\\w.-]{1,100})') => `^https?://(?:www\\.|m\\.|mobile\\.)?(?:${hosts})/${path}`;
const type = (
  key: string,
  label: string,
  category: SocialType['category'],
  color: string,
  urlTemplate: string,
  pattern: string,
  placeholder = '@name',
): SocialType => ({ key, label, category, urlTemplate, pattern, placeholder, color });

/**
 * The networks an icon can lead to. Order matters: the first pattern that fits an address wins, `website` fits every
 * one. @source models.md 4 "SocialType"
 */
export const socialTypes: readonly SocialType[] = [
  type(
    'instagram',
    'Instagram',
    'social',
    '#d62976',
    'https://www.instagram.com/{handle}',
    web('instagram\\.com|instagr\\.am'),
  ),
  type('tiktok', 'TikTok', 'social', '#111111', 'https://www.tiktok.com/@{handle}', web('(?:vm\\.)?tiktok\\.com')),
  type(
    'youtube',
    'YouTube',
    'social',
    '#e00000',
    'https://www.youtube.com/@{handle}',
    web('youtube\\.com|youtu\\.be|music\\.youtube\\.com', '(?:@|c/|channel/|user/)?([\\w.-]{1,100})'),
  ),
  type('x', 'X', 'social', '#111111', 'https://x.com/{handle}', web('x\\.com|twitter\\.com')),
  type(
    'facebook',
    'Facebook',
    'social',
    '#1666d8',
    'https://www.facebook.com/{handle}',
    web('facebook\\.com|fb\\.com|fb\\.me'),
  ),
  type(
    'linkedin',
    'LinkedIn',
    'social',
    '#0a66c2',
    'https://www.linkedin.com/in/{handle}',
    web('(?:[a-z]{2}\\.)?linkedin\\.com', '(?:in|company|school)/([^/?#]{1,100})'),
  ),
  type(
    'threads',
    'Threads',
    'social',
    '#111111',
    'https://www.threads.net/@{handle}',
    web('threads\\.net|threads\\.com'),
  ),
  type(
    'pinterest',
    'Pinterest',
    'social',
    '#c8102e',
    'https://www.pinterest.com/{handle}',
    web('(?:[a-z]{2}\\.)?pinterest\\.[a-z.]{2,6}|pin\\.it'),
  ),
  type(
    'snapchat',
    'Snapchat',
    'social',
    '#f5e500',
    'https://www.snapchat.com/add/{handle}',
    web('snapchat\\.com', '(?:add/)?@?([\\w.-]{1,100})'),
  ),
  type(
    'bluesky',
    'Bluesky',
    'social',
    '#0a6cdf',
    'https://bsky.app/profile/{handle}',
    web('bsky\\.app', 'profile/([\\w.:-]{1,100})'),
    'name.bsky.social',
  ),
  type(
    'mastodon',
    'Mastodon',
    'social',
    '#5b4be0',
    'https://mastodon.social/@{handle}',
    web('[\\w-]*(?:mastodon|mstdn|fosstodon|hachyderm)[\\w.-]*', '@([\\w.@-]{1,100})'),
  ),
  type(
    'whatsapp',
    'WhatsApp',
    'chat',
    '#0f7a43',
    'https://wa.me/{handle}',
    web('wa\\.me|(?:api|chat)\\.whatsapp\\.com|whatsapp\\.com', '(?:send\\?phone=)?\\+?([\\w/]{1,100})'),
    '491701234567',
  ),
  type('telegram', 'Telegram', 'chat', '#1a7fb8', 'https://t.me/{handle}', web('t\\.me|telegram\\.me')),
  type(
    'discord',
    'Discord',
    'chat',
    '#5059d9',
    'https://discord.gg/{handle}',
    web('discord\\.gg|discord\\.com|discordapp\\.com', '(?:invite/|users/)?([\\w-]{1,100})'),
    'invite code',
  ),
  type('twitch', 'Twitch', 'social', '#7b3fe4', 'https://www.twitch.tv/{handle}', web('twitch\\.tv')),
  type(
    'spotify',
    'Spotify',
    'music',
    '#0f7a3a',
    'https://open.spotify.com/artist/{handle}',
    web('open\\.spotify\\.com|spotify\\.link|spoti\\.fi', '(?:[\\w-]+/)*([\\w-]{1,100})'),
    'artist id',
  ),
  type(
    'applemusic',
    'Apple Music',
    'music',
    '#d9203f',
    'https://music.apple.com/artist/{handle}',
    web('(?:itunes|music)\\.apple\\.com', '(?:[^/?#]+/)*([^/?#]{1,100})'),
    'artist id',
  ),
  type(
    'soundcloud',
    'SoundCloud',
    'music',
    '#c74400',
    'https://soundcloud.com/{handle}',
    web('soundcloud\\.com|on\\.soundcloud\\.com'),
  ),
  type('github', 'GitHub', 'other', '#24292f', 'https://github.com/{handle}', web('github\\.com')),
  type(
    'medium',
    'Medium',
    'other',
    '#111111',
    'https://medium.com/@{handle}',
    '^https?://(?:www\\.)?(?:medium\\.com/@?([\\w.-]{1,100})|([\\w-]+)\\.medium\\.com)',
  ),
  type(
    'patreon',
    'Patreon',
    'shop',
    '#111111',
    'https://www.patreon.com/{handle}',
    web('patreon\\.com', '(?:c/)?([\\w.-]{1,100})'),
  ),
  type('email', /*i18n*/ 'E-mail', 'chat', '#3f4a44', 'mailto:{handle}', '^mailto:([^?\\s]{3,254})', 'you@example.com'),
  type(
    'phone',
    /*i18n*/ 'Phone',
    'chat',
    '#3f4a44',
    'tel:{handle}',
    '^tel:(\\+?[\\d().\\s-]{3,30})',
    '+49 170 1234567',
  ),
  type(
    'website',
    /*i18n*/ 'Website',
    'other',
    '#3f4a44',
    'https://{handle}',
    '^https?://([^\\s]{3,2000})',
    'example.com',
  ),
];

const byKey = new Map(socialTypes.map((entry) => [entry.key, entry]));
export const socialType = (key: string): SocialType | undefined => byKey.get(key);

/** The network an address belongs to; undefined for an address that is neither web, mail nor phone. */
export function socialTypeOfUrl(url: string): SocialType | undefined {
  return socialTypes.find(({ pattern }) => new RegExp(pattern, 'i').test(url.slice(0, 2048)));
}

/** What a person typed (a handle, or a whole address) as an address of that network; empty for nothing. */
export function socialUrl(key: string, typed: string): string {
  const words = typed.trim();
  if (!words || isSafeLink(words)) return words;
  const found = socialType(key) ?? socialType('website');
  // example.com/name typed into Instagram is an address without its scheme, not a handle.
  const looksLikeAddress = found && new RegExp(found.pattern, 'i').test(`https://${words}`) && key !== 'website';
  if (!found || looksLikeAddress) return `https://${words}`;
  return found.urlTemplate.replace('{handle}', () => words.replace(/^@/, ''));
}
