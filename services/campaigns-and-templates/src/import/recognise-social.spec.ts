import { describe, expect, it } from '@jest/globals';
import { recogniseSocial, socialTypeByName } from './recognise-social.js';

const profiles: [url: string, type: string][] = [
  ['https://www.instagram.com/maravane.roastery/', 'instagram'],
  ['https://instagr.am/maravane', 'instagram'],
  ['https://ig.me/m/maravane', 'instagram'],
  ['https://www.tiktok.com/@maravane', 'tiktok'],
  ['https://m.tiktok.com/@mara.vane/', 'tiktok'],
  ['https://www.youtube.com/@maravane', 'youtube'],
  ['https://youtube.com/channel/UCabcdefghijklmnopqrstuv', 'youtube'],
  ['https://www.youtube.com/c/Maravane', 'youtube'],
  ['https://m.youtube.com/user/maravane/videos', 'youtube'],
  ['https://www.youtube.com/maravane', 'youtube'],
  ['https://x.com/maravane', 'x'],
  ['https://twitter.com/maravane', 'x'],
  ['https://mobile.twitter.com/maravane/', 'x'],
  ['https://www.facebook.com/maravane', 'facebook'],
  ['https://facebook.com/profile.php?id=100012345', 'facebook'],
  ['https://m.facebook.com/pages/Maravane/12345', 'facebook'],
  ['https://fb.com/maravane', 'facebook'],
  ['https://www.facebook.com/groups/roasters', 'facebook'],
  ['https://m.me/maravane', 'messenger'],
  ['https://www.linkedin.com/in/orla-penhaligon/', 'linkedin'],
  ['https://de.linkedin.com/company/maravane', 'linkedin'],
  ['https://www.linkedin.com/school/atelier', 'linkedin'],
  ['https://www.threads.net/@maravane', 'threads'],
  ['https://www.threads.com/@maravane', 'threads'],
  ['https://www.pinterest.com/maravane/', 'pinterest'],
  ['https://www.pinterest.co.uk/maravane/coffee', 'pinterest'],
  ['https://pin.it/abc123', 'pinterest'],
  ['https://www.snapchat.com/add/maravane', 'snapchat'],
  ['https://snapchat.com/@maravane', 'snapchat'],
  ['https://wa.me/351912345678', 'whatsapp'],
  ['https://api.whatsapp.com/send?phone=351912345678&text=Hi', 'whatsapp'],
  ['https://whatsapp.com/channel/0029Va', 'whatsapp'],
  ['https://wa.me/message/ABCDEF', 'whatsapp'],
  ['https://t.me/maravane', 'telegram'],
  ['https://t.me/+AbCdEf12', 'telegram'],
  ['https://telegram.me/joinchat/AbCdEf', 'telegram'],
  ['https://discord.gg/maravane', 'discord'],
  ['https://discord.com/invite/maravane', 'discord'],
  ['https://www.twitch.tv/maravane', 'twitch'],
  ['https://open.spotify.com/artist/4abcDEF', 'spotify'],
  ['https://open.spotify.com/intl-de/artist/4abcDEF', 'spotify'],
  ['https://open.spotify.com/show/4abcDEF', 'spotify'],
  ['https://music.apple.com/us/artist/maravane/123', 'applemusic'],
  ['https://soundcloud.com/dj-nkechi', 'soundcloud'],
  ['https://github.com/maravane', 'github'],
  ['https://medium.com/@maravane', 'medium'],
  ['https://maravane.medium.com/', 'medium'],
  ['https://www.patreon.com/maravane', 'patreon'],
  ['https://www.patreon.com/c/maravane', 'patreon'],
  ['https://bsky.app/profile/maravane.example', 'bluesky'],
  ['https://mastodon.social/@maravane', 'mastodon'],
  ['https://fosstodon.org/@maravane', 'mastodon'],
  ['https://hachyderm.io/users/maravane', 'mastodon'],
  ['https://roasters.social/@maravane', 'mastodon'],
  ['https://www.reddit.com/user/maravane/', 'reddit'],
  ['https://www.reddit.com/r/coffee', 'reddit'],
  ['https://maravane.tumblr.com/', 'tumblr'],
  ['https://vimeo.com/maravane', 'vimeo'],
  ['https://maravane.substack.com/', 'substack'],
  ['https://signal.me/#p/+351912345678', 'signal'],
  ['https://www.behance.net/maravane', 'behance'],
  ['https://dribbble.com/maravane', 'dribbble'],
  ['https://gitlab.com/maravane', 'gitlab'],
  ['https://nkechi.bandcamp.com/', 'bandcamp'],
  ['https://ko-fi.com/maravane', 'kofi'],
  ['https://www.buymeacoffee.com/orladraws', 'buymeacoffee'],
  ['https://kick.com/maravane', 'kick'],
  ['https://vk.com/maravane', 'vk'],
  ['mailto:hello@maravane.example', 'email'],
  ['tel:+351912345678', 'phone'],
];

const posts: [url: string, type: string][] = [
  ['https://www.instagram.com/p/Cabc123/', 'instagram'],
  ['https://www.instagram.com/reel/Cabc123/', 'instagram'],
  ['https://www.tiktok.com/@maravane/video/72', 'tiktok'],
  ['https://www.youtube.com/watch?v=mR0a5T_beAn', 'youtube'],
  ['https://www.youtube.com/shorts/mR0a5T_beAn', 'youtube'],
  ['https://youtu.be/mR0a5T_beAn', 'youtube'],
  ['https://x.com/maravane/status/1', 'x'],
  ['https://twitter.com/intent/tweet?text=a', 'x'],
  ['https://www.facebook.com/sharer/sharer.php?u=a', 'facebook'],
  ['https://www.facebook.com/events/12', 'facebook'],
  ['https://www.linkedin.com/posts/orla_1', 'linkedin'],
  ['https://www.pinterest.com/pin/12/', 'pinterest'],
  ['https://open.spotify.com/track/4abc', 'spotify'],
  ['https://soundcloud.com/dj-nkechi/lagos-nights', 'soundcloud'],
  ['https://github.com/maravane/roast', 'github'],
  ['https://vimeo.com/12345678', 'vimeo'],
  ['https://t.me/share/url?url=a', 'telegram'],
  ['https://api.whatsapp.com/send?text=a', 'whatsapp'],
];

describe('recogniseSocial', () => {
  it.each(profiles)('%s is a profile on %s', (url, type) => {
    expect(recogniseSocial(url)).toEqual({ type, isProfile: true });
  });

  it.each(posts)('%s is of %s but no profile', (url, type) => {
    expect(recogniseSocial(url)).toEqual({ type, isProfile: false });
  });

  it.each([
    'https://example.com/@maravane',
    'https://notinstagram.com/maravane',
    'https://instagram.com.evil.example/maravane',
    'https://evil.example/instagram.com/maravane',
    'https://netflix.com/x.com',
    'not an address',
    '',
  ])('%s is none', (url) => {
    expect(recogniseSocial(url)).toBeNull();
  });
});

describe('socialTypeByName', () => {
  it.each([
    ['INSTAGRAM', 'instagram'],
    ['EMAIL_ADDRESS', 'email'],
    ['PHONE_NUMBER', 'phone'],
    ['X', 'x'],
    ['Twitter', 'x'],
    ['fa-x-twitter', 'x'],
    ['fa-brands fa-tiktok', 'tiktok'],
    ['Apple Music', 'applemusic'],
    ['apple-music', 'applemusic'],
    ['PERSONAL_WEBSITE', 'website'],
    ['YouTube channel', 'youtube'],
    ['Instagram icon', 'instagram'],
    ['buy-me-a-coffee', 'buymeacoffee'],
    ['constructor', null],
    ['__proto__', null],
    ['', null],
  ])('"%s" is %s', (name, type) => {
    expect(socialTypeByName(name)).toBe(type);
  });
});
