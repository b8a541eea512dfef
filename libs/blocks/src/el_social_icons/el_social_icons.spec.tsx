import { describe, expect, it } from '@jest/globals';
import { isIconName } from '../kit/Icon.js';
import { linkName } from '../registry/index.js';
import { socialType, socialTypeOfUrl, socialTypes, socialUrl } from './social-types.js';

describe('social types', () => {
  it.each(socialTypes.map((type) => [type.key]))('%s has an icon and recognises its own address', (key) => {
    expect(isIconName(key)).toBe(true);
    const handle = { email: 'ada@example.com', phone: '+491701234567', website: 'example.com' }[key] ?? 'ada123';
    expect(socialTypeOfUrl(socialUrl(key, handle))?.key).toBe(key);
  });

  it.each([
    ['https://www.instagram.com/ada/', 'instagram'],
    ['https://vm.tiktok.com/ZM123/', 'tiktok'],
    ['https://youtu.be/abc', 'youtube'],
    ['https://twitter.com/ada', 'x'],
    ['https://de.linkedin.com/in/ada-o', 'linkedin'],
    ['https://open.spotify.com/intl-de/artist/1x?si=2', 'spotify'],
    ['https://music.apple.com/us/artist/ada/123', 'applemusic'],
    ['https://ada.medium.com/', 'medium'],
    ['https://api.whatsapp.com/send?phone=4917', 'whatsapp'],
    ['https://fosstodon.org/@ada', 'mastodon'],
    ['https://notinstagram.com/ada', 'website'],
    ['https://example.com/instagram.com/ada', 'website'],
  ])('takes %s for %s', (url, key) => expect(socialTypeOfUrl(url)?.key).toBe(key));

  it('makes addresses of what people type', () => {
    expect(socialUrl('instagram', '@ada')).toBe('https://www.instagram.com/ada');
    expect(socialUrl('instagram', 'instagram.com/ada')).toBe('https://instagram.com/ada');
    expect(socialUrl('email', 'a@b.co')).toBe('mailto:a@b.co');
    expect(socialUrl('x', 'https://x.com/ada')).toBe('https://x.com/ada');
    expect(socialUrl('x', '  ')).toBe('');
    expect(socialUrl('nope', 'a.example')).toBe('https://a.example');
  });

  it('does not read patterns for ever', () => {
    // A pattern that tries every split would not come back before the runner's limit.
    expect(socialTypeOfUrl(`https://music.apple.com/${'a/'.repeat(1000)}`)?.key).toBe('applemusic');
    expect(socialTypeOfUrl(`https://www.pinterest.${'a.'.repeat(1000)}`)?.key).toBe('website');
  });

  it('knows no network by an inherited name', () => expect(socialType('constructor')).toBeUndefined());
});

describe('an icon that was pressed', () => {
  it('is called by its network, and by nothing when it is gone', () => {
    const data = { items: [{ socialTypeId: 'instagram', url: 'https://www.instagram.com/ada' }] };
    expect(linkName('el_social_icons', data, 'https://www.instagram.com/ada')).toBe('Instagram');
    expect(linkName('el_social_icons', data, 'https://www.instagram.com/eve')).toBeUndefined();
    expect(linkName('el_link', {}, 'https://www.instagram.com/ada')).toBe('https://www.instagram.com/ada');
    expect(linkName('el_nothing', {}, '')).toBeUndefined();
  });
});
