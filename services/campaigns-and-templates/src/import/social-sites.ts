import type { SocialKey } from './social-keys.js';

export interface SocialSite {
  type: SocialKey;
  /** Each stands for itself and its subdomains. */
  hosts: string[];
  /** Paths of a profile, as opposed to a post, a song or a page of the site itself. */
  profile: RegExp;
}

const oneName = /^\/@?[^/]+\/?$/;
const anyPath = /^\/.+/;

/** Order matters only where one host is a subdomain of another. */
export const socialSites: SocialSite[] = [
  {
    type: 'instagram',
    hosts: ['instagram.com', 'instagr.am', 'ig.me'],
    profile: /^\/(?!p\/|reel|tv\/|stories\/|explore)(?:m\/)?[\w.]+\/?$/,
  },
  { type: 'tiktok', hosts: ['tiktok.com'], profile: /^\/@[^/]+\/?$/ },
  // Short links only lead to videos.
  { type: 'youtube', hosts: ['youtu.be'], profile: /(?!)/ },
  {
    type: 'youtube',
    hosts: ['youtube.com'],
    profile:
      /^\/(?:@[^/]+|c\/[^/]+|channel\/[\w-]+|user\/[^/]+|(?!watch|shorts|live|embed|playlist|feed|results|redirect)[A-Za-z][\w.]*)(?:\/(?:videos|featured|about|shorts|streams))?\/?$/,
  },
  { type: 'x', hosts: ['x.com', 'twitter.com'], profile: /^\/(?!intent|share|home|search|hashtag|i\/)@?\w{1,20}\/?$/ },
  { type: 'messenger', hosts: ['m.me', 'messenger.com'], profile: anyPath },
  {
    type: 'facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me', 'fb.gg'],
    profile:
      /^\/(?!sharer|share|dialog|plugins|events\/|watch|photo|login|l\.php)(?:[^/]+\/?|profile\.php|pages\/.+|groups\/[^/]+\/?|people\/.+)$/,
  },
  { type: 'linkedin', hosts: ['linkedin.com', 'lnkd.in'], profile: /^\/(?:in|company|school|showcase|pub)\/[^/]+/ },
  { type: 'threads', hosts: ['threads.net', 'threads.com'], profile: /^\/@[^/]+\/?$/ },
  {
    type: 'pinterest',
    hosts: [
      'pinterest.com',
      'pin.it',
      'pinterest.co.uk',
      'pinterest.de',
      'pinterest.fr',
      'pinterest.es',
      'pinterest.ca',
      'pinterest.at',
      'pinterest.ch',
      'pinterest.it',
      'pinterest.jp',
      'pinterest.com.au',
      'pinterest.com.mx',
    ],
    profile: /^\/(?!pin\/)[^/]+(?:\/[^/]+)?\/?$/,
  },
  { type: 'snapchat', hosts: ['snapchat.com'], profile: /^\/(?:add|@)\/?[^/]+\/?|^\/t\// },
  {
    type: 'whatsapp',
    hosts: ['wa.me', 'whatsapp.com', 'wa.link'],
    profile: /^\/(?:\+?\d{5,}|channel\/.+|message\/.+|qr\/.+|c\/.+|[a-z0-9]{6,})\/?$/i,
  },
  {
    type: 'telegram',
    hosts: ['t.me', 'telegram.me', 'telegram.dog'],
    profile: /^\/(?!share\b)(?:s\/)?(?:\+|joinchat\/)?[\w-]+\/?$/,
  },
  {
    type: 'discord',
    hosts: ['discord.gg', 'discord.com', 'discordapp.com', 'dsc.gg'],
    profile: /^\/(?:invite\/|users\/|servers\/)?[\w-]+\/?$/,
  },
  {
    type: 'twitch',
    hosts: ['twitch.tv'],
    profile: /^\/(?!videos\/|directory|downloads)\w+(?:\/(?:about|videos|schedule))?\/?$/,
  },
  {
    type: 'spotify',
    hosts: ['open.spotify.com', 'spotify.com', 'spotify.link', 'podcasters.spotify.com'],
    profile: /^\/(?:intl-[a-z]+\/)?(?:artist|user|show)\/[\w-]+/,
  },
  {
    type: 'applemusic',
    hosts: ['music.apple.com', 'itunes.apple.com'],
    profile: /^\/(?:[a-z]{2}\/)?(?:artist|profile)\/.+/,
  },
  { type: 'soundcloud', hosts: ['soundcloud.com', 'snd.sc'], profile: /^\/(?!discover|stream|search)[\w-]+\/?$/ },
  {
    type: 'github',
    hosts: ['github.com'],
    profile: /^\/(?!sponsors|features|about|topics|orgs\/?$)(?:orgs\/)?[\w-]+\/?$/,
  },
  { type: 'medium', hosts: ['medium.com'], profile: /^\/(?:@[^/]+\/?|(?!m\/|p\/|tag\/)[\w-]*)$/ },
  {
    type: 'patreon',
    hosts: ['patreon.com'],
    profile: /^\/(?!posts\/)(?:c\/|cw\/)?[\w.-]+(?:\/(?:posts|membership|about))?\/?$/,
  },
  { type: 'bluesky', hosts: ['bsky.app'], profile: /^\/profile\/[^/]+\/?$/ },
  { type: 'reddit', hosts: ['reddit.com'], profile: /^\/(?:u|user|r)\/[^/]+\/?$/ },
  { type: 'tumblr', hosts: ['tumblr.com'], profile: /^\/(?:(?!share|widgets)[\w-]*|blog\/.+)\/?$/ },
  { type: 'vimeo', hosts: ['vimeo.com'], profile: /^\/(?!\d+(?:\/|$)|channels|watch)[^/]+\/?$/ },
  { type: 'substack', hosts: ['substack.com'], profile: /^\/(?:@[^/]+\/?|subscribe|about)?$/ },
  { type: 'signal', hosts: ['signal.me', 'signal.group'], profile: /^\// },
  { type: 'behance', hosts: ['behance.net'], profile: oneName },
  { type: 'dribbble', hosts: ['dribbble.com'], profile: /^\/(?!shots\/)[^/]+\/?$/ },
  { type: 'gitlab', hosts: ['gitlab.com'], profile: oneName },
  { type: 'bandcamp', hosts: ['bandcamp.com'], profile: /^\/(?:music|(?!album|track)[\w-]*)\/?$/ },
  { type: 'kofi', hosts: ['ko-fi.com'], profile: oneName },
  { type: 'buymeacoffee', hosts: ['buymeacoffee.com', 'bmc.link'], profile: oneName },
  { type: 'kick', hosts: ['kick.com'], profile: oneName },
  { type: 'vk', hosts: ['vk.com', 'vk.ru'], profile: /^\/(?!share\.php|away\.php|wall)[\w.]+\/?$/ },
];

/** Words by which other tools name a social type, folded by `foldName`; ours are added as they are. */
export const socialNames: Record<string, SocialKey> = {
  twitter: 'x',
  xtwitter: 'x',
  twitterx: 'x',
  fb: 'facebook',
  facebookpage: 'facebook',
  ig: 'instagram',
  insta: 'instagram',
  yt: 'youtube',
  youtubechannel: 'youtube',
  linkedincompany: 'linkedin',
  linked: 'linkedin',
  snap: 'snapchat',
  ghost: 'snapchat',
  wa: 'whatsapp',
  tg: 'telegram',
  telegramchannel: 'telegram',
  itunes: 'applemusic',
  itunesapplemusic: 'applemusic',
  emailaddress: 'email',
  mail: 'email',
  envelope: 'email',
  emailalt: 'email',
  gmail: 'email',
  phonenumber: 'phone',
  tel: 'phone',
  telephone: 'phone',
  call: 'phone',
  mobile: 'phone',
  web: 'website',
  url: 'website',
  homepage: 'website',
  personalwebsite: 'website',
  globe: 'website',
  blog: 'website',
  link: 'website',
  bsky: 'bluesky',
  fbmessenger: 'messenger',
  facebookmessenger: 'messenger',
  coffee: 'buymeacoffee',
  bmc: 'buymeacoffee',
  buyacoffee: 'buymeacoffee',
  vkontakte: 'vk',
};
