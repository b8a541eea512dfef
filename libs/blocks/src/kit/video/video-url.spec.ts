import { describe, expect, it } from '@jest/globals';
import { recogniseVideo, withScheme } from './video-url.js';

describe('recognising a Vimeo address', () => {
  it.each([
    ['https://vimeo.com/76979871'],
    ['http://www.vimeo.com/76979871'],
    ['vimeo.com/76979871'],
    ['https://vimeo.com/76979871/'],
    ['https://vimeo.com/76979871?share=copy'],
    ['https://vimeo.com/76979871?fl=pl&fe=sh'],
    ['https://m.vimeo.com/76979871'],
    ['https://vimeo.com/video/76979871'],
    ['https://player.vimeo.com/video/76979871'],
    ['https://player.vimeo.com/video/76979871?title=0&byline=0&autoplay=1'],
    ['https://vimeo.com/channels/staffpicks/76979871'],
    ['https://vimeo.com/groups/shortfilms/videos/76979871'],
    ['https://vimeo.com/album/2838732/video/76979871'],
    ['https://vimeo.com/showcase/2838732/video/76979871'],
    ['https://vimeo.com/ondemand/some-film/76979871'],
    ['https://vimeo.com/manage/videos/76979871'],
  ])('%s names a video', (url) => {
    expect(recogniseVideo(url)).toEqual({ type: 'vimeo', id: '76979871' });
  });

  it.each([
    ['https://vimeo.com/76979871/8272103f6e'],
    ['https://vimeo.com/76979871/8272103f6e?share=copy'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e'],
    ['https://player.vimeo.com/video/76979871?badge=0&h=8272103f6e&app_id=58479'],
    ['https://vimeo.com/manage/videos/76979871/8272103f6e'],
  ])('%s keeps what opens an unlisted video', (url) => {
    expect(recogniseVideo(url)).toEqual({ type: 'vimeo', id: '76979871', hash: '8272103f6e' });
  });

  it('knows where to begin, and showcases as lists', () => {
    expect(recogniseVideo('https://vimeo.com/76979871#t=1m30s')).toEqual({
      type: 'vimeo',
      id: '76979871',
      startSec: 90,
    });
    for (const path of ['showcase/2838732', 'album/2838732', 'showcase/2838732/embed']) {
      expect(recogniseVideo(`https://vimeo.com/${path}`)).toEqual({ type: 'vimeo', id: null, list: '2838732' });
    }
  });
});

describe('recognising a TikTok address', () => {
  const id = '7106594312292453675';
  it.each([
    [`https://www.tiktok.com/@some.one/video/${id}`],
    [`https://tiktok.com/@some_one/video/${id}`],
    [`https://m.tiktok.com/@some.one/video/${id}`],
    [`www.tiktok.com/@some.one/video/${id}?is_from_webapp=1&sender_device=pc`],
    [`https://www.tiktok.com/@some.one/video/${id}?lang=en#comments`],
    [`https://www.tiktok.com/@/video/${id}`],
    [`https://www.tiktok.com/@some.one/photo/${id}`],
    [`https://m.tiktok.com/v/${id}.html`],
    [`https://www.tiktok.com/share/video/${id}`],
    [`https://www.tiktok.com/embed/${id}`],
    [`https://www.tiktok.com/embed/v2/${id}?lang=en-US`],
    [`https://www.tiktok.com/player/v1/${id}?music_info=1`],
    [`https://www.tiktok.com/foryou?is_copy_url=1&is_from_webapp=v1&item_id=${id}`],
  ])('%s names a video', (url) => {
    expect(recogniseVideo(url)).toEqual({ type: 'tiktok', id });
  });
  it.each([
    ['https://vm.tiktok.com/ZMNabc123/'],
    ['https://vt.tiktok.com/ZSabc1234'],
    ['https://www.tiktok.com/t/ZTRabc123/'],
    ['vm.tiktok.com/ZMNabc123/?k=1'],
  ])('%s is a short link', (url) => {
    expect(recogniseVideo(url)).toEqual({ type: 'tiktok', id: null });
  });
});

describe('recognising an Instagram address', () => {
  const id = 'CxYz_12-ab';
  it.each([
    [`https://www.instagram.com/reel/${id}/`],
    [`https://www.instagram.com/reels/${id}/`],
    [`https://instagram.com/p/${id}`],
    [`https://www.instagram.com/p/${id}/?img_index=2`],
    [`https://www.instagram.com/tv/${id}/?igsh=MzRlODBiNWFlZA==`],
    [`https://www.instagram.com/some.one/reel/${id}/`],
    [`https://www.instagram.com/some_one/p/${id}/`],
    [`https://m.instagram.com/p/${id}/`],
    [`https://www.instagram.com/p/${id}/embed/captioned/`],
    [`https://www.instagram.com/reel/${id}/?utm_source=ig_web_copy_link`],
    [`instagr.am/p/${id}/`],
  ])('%s names a post', (url) => {
    expect(recogniseVideo(url)).toEqual({ type: 'instagram', id });
  });
  it.each([['https://www.instagram.com/share/reel/BAbCdEf123'], ['https://www.instagram.com/share/p/BAbCdEf123/']])(
    '%s is a short link',
    (url) => {
      expect(recogniseVideo(url)).toEqual({ type: 'instagram', id: null });
    },
  );
});

describe('recognising a Facebook address', () => {
  it.each([
    ['https://www.facebook.com/page/posts/pfbid02abcDEF', 'pfbid02abcDEF'],
    ['https://www.facebook.com/page/posts/a-title-of-it/1234567890', '1234567890'],
    ['https://www.facebook.com/page/videos/1234567890', '1234567890'],
    ['https://www.facebook.com/page/videos/some-title/1234567890/', '1234567890'],
    ['https://www.facebook.com/watch/?v=1234567890', '1234567890'],
    ['https://www.facebook.com/watch?v=1234567890', '1234567890'],
    ['https://www.facebook.com/watch/live/?ref=x&v=1234567890', '1234567890'],
    ['https://www.facebook.com/reel/1234567890', '1234567890'],
    ['https://m.facebook.com/story.php?story_fbid=1234567890&id=1', '1234567890'],
    ['https://www.facebook.com/permalink.php?story_fbid=pfbid02abc&id=1', 'pfbid02abc'],
    ['https://www.facebook.com/video.php?v=1234567890', '1234567890'],
    ['https://www.facebook.com/groups/a.group/posts/1234567890/', '1234567890'],
    ['https://www.facebook.com/groups/1234/permalink/1234567890/', '1234567890'],
    ['https://de-de.facebook.com/page/posts/1234567890', '1234567890'],
    ['https://web.facebook.com/page/videos/1234567890', '1234567890'],
    ['https://fb.com/page/videos/1234567890', '1234567890'],
    ['https://www.facebook.com/share/v/AbCdE12345/', null],
    ['https://www.facebook.com/share/r/AbCdE12345/', null],
    ['https://www.facebook.com/share/p/AbCdE12345/', null],
    ['https://fb.watch/abcDE12345/', null],
    ['https://fb.watch/v/abcDE12345/', null],
  ])('%s names %s', (url, id) => {
    expect(recogniseVideo(url)).toEqual({ type: 'facebook', id });
  });
});

describe('an address that names no video', () => {
  it.each([
    ['https://vimeo.com/'],
    ['https://vimeo.com/about'],
    ['https://vimeo.com/channels/staffpicks'],
    ['https://vimeo.com/someone'],
    ['https://vimeo.com.evil.example/76979871'],
    ['https://www.tiktok.com/@some.one'],
    ['https://www.tiktok.com/@some.one/live'],
    ['https://www.tiktok.com/tag/dance'],
    ['https://www.tiktok.com/foryou'],
    ['https://vm.tiktok.com/'],
    ['https://www.instagram.com/someone/'],
    ['https://www.instagram.com/stories/someone/31234567890/'],
    ['https://www.instagram.com/reels/audio/31234567890/'],
    ['https://www.instagram.com/explore/tags/sea/'],
    ['https://www.facebook.com/page'],
    ['https://www.facebook.com/watch/'],
    ['https://www.facebook.com/page/about/details'],
    ['https://fb.watch/'],
    ['https://example.com/video/76979871'],
    ['https://www.dailymotion.com/video/x8abcde'],
  ])('%s is unknown', (url) => {
    expect(recogniseVideo(url)).toEqual({ type: 'unknown', id: null });
  });
});

describe('a scheme', () => {
  it.each([
    ['youtu.be/x', 'https://youtu.be/x'],
    ['//youtu.be/x', 'https://youtu.be/x'],
    [' http://youtu.be/x ', 'http://youtu.be/x'],
    ['localhost:5002/x', 'https://localhost:5002/x'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('is added to %j only where it is missing', (typed, whole) => expect(withScheme(typed)).toBe(whole));
});
