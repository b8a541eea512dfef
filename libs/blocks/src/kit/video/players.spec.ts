import { describe, expect, it } from '@jest/globals';
import { frameSources } from '@linkyard/contracts';
import { type PlayedType, playerUrl, providers, videoPageUrl } from './players.js';
import { recogniseVideo } from './video-url.js';

const id = 'dQw4w9WgXcQ';
const list = 'PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI';
const played: readonly [PlayedType, string, string, string][] = [
  [
    'youtube',
    `https://youtu.be/${id}?t=90&list=${list}`,
    `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&list=${list}&start=90`,
    `https://www.youtube.com/watch?v=${id}&list=${list}&t=90s`,
  ],
  [
    'vimeo',
    'https://vimeo.com/76979871/8272103f6e#t=90s',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&playsinline=1&dnt=1#t=90s',
    'https://vimeo.com/76979871/8272103f6e#t=90s',
  ],
  [
    'tiktok',
    'https://m.tiktok.com/v/7106594312292453675.html',
    'https://www.tiktok.com/player/v1/7106594312292453675?autoplay=1&rel=0',
    'https://www.tiktok.com/@/video/7106594312292453675',
  ],
  [
    'instagram',
    'https://www.instagram.com/someone/reel/CxYz_12-ab/',
    'https://www.instagram.com/p/CxYz_12-ab/embed/',
    'https://www.instagram.com/p/CxYz_12-ab/',
  ],
];

describe('addresses made from a video', () => {
  it.each(played)('of %s are its player and its page', (type, given, player, page) => {
    const video = recogniseVideo(given);
    expect(playerUrl(type, video)).toBe(player);
    expect(videoPageUrl(type, video)).toBe(page);
    expect(player.startsWith(providers[type].playerBase)).toBe(true);
  });
  it('are players the gateway’s policy lets a page frame', () => {
    for (const { playerBase } of Object.values(providers)) expect(frameSources).toContain(playerBase);
  });
  it.each([
    ['vimeo', 'https://vimeo.com/showcase/2838732', 'https://vimeo.com/showcase/2838732'],
    ['tiktok', 'https://vm.tiktok.com/ZMNabc123/', null],
    ['instagram', 'https://www.instagram.com/share/reel/BAbCdEf123', null],
  ] as const)('of a %s link without a video are no player', (type, given, page) => {
    expect(playerUrl(type, recogniseVideo(given))).toBeNull();
    expect(videoPageUrl(type, recogniseVideo(given))).toBe(page);
  });
  it('are none for another provider’s video', () => {
    expect(playerUrl('youtube', recogniseVideo('https://vimeo.com/76979871'))).toBeNull();
    expect(videoPageUrl('vimeo', recogniseVideo(`https://youtu.be/${id}`))).toBeNull();
    expect(playerUrl('instagram', recogniseVideo('nothing'))).toBeNull();
  });
});
