import { describe, expect, it } from '@jest/globals';
import { recogniseVideo } from './video-url.js';

const id = 'dQw4w9WgXcQ';
const list = 'PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI';

describe('recognising a YouTube address', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${id}`],
    [`http://www.youtube.com/watch?v=${id}`],
    [`https://youtube.com/watch?v=${id}`],
    [`https://m.youtube.com/watch?v=${id}`],
    [`https://music.youtube.com/watch?v=${id}`],
    [`https://gaming.youtube.com/watch?v=${id}`],
    [`https://WWW.YouTube.com/watch?v=${id}`],
    [`www.youtube.com/watch?v=${id}`],
    [`youtube.com/watch?v=${id}`],
    [`//www.youtube.com/watch?v=${id}`],
    [`  https://www.youtube.com/watch?v=${id}\n`],
    [`https://www.youtube.com/watch?app=desktop&v=${id}`],
    [`https://www.youtube.com/watch?v=${id}&feature=youtu.be`],
    [`https://www.youtube.com/watch?v=${id}&ab_channel=Rick`],
    [`https://www.youtube.com/watch?feature=share&v=${id}#comments`],
    [`https://www.youtube.com/watch/?v=${id}`],
    [`https://www.youtube.com/watch/${id}`],
    [`https://youtu.be/${id}`],
    [`http://youtu.be/${id}`],
    [`youtu.be/${id}`],
    [`https://www.youtu.be/${id}`],
    [`https://youtu.be/${id}?si=AbCdEf123`],
    [`https://youtu.be/${id}/`],
    [`https://www.youtube.com/embed/${id}`],
    [`https://www.youtube.com/embed/${id}?autoplay=1&mute=1`],
    [`https://www.youtube-nocookie.com/embed/${id}`],
    [`https://youtube-nocookie.com/embed/${id}?rel=0`],
    [`https://www.youtube.com/v/${id}?version=3`],
    [`https://www.youtube.com/e/${id}`],
    [`https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${id}%26feature%3Dshare`],
    [`https://www.youtube.com./watch?v=${id}`],
  ])('%s names a video', (url) => {
    expect(recogniseVideo(url)).toEqual({ type: 'youtube', id });
  });

  it.each([
    [`https://www.youtube.com/shorts/${id}`],
    [`https://youtube.com/shorts/${id}?feature=share`],
    [`https://m.youtube.com/shorts/${id}/`],
    [`youtu.be/shorts/${id}`],
  ])('%s is a Short', (url) => {
    expect(recogniseVideo(url)).toEqual({ type: 'youtube', id, isShort: true });
  });

  it.each([[`https://www.youtube.com/live/${id}`], [`https://youtube.com/live/${id}?si=x`]])('%s is live', (url) => {
    expect(recogniseVideo(url)).toEqual({ type: 'youtube', id, isLive: true });
  });

  it.each([
    [`https://youtu.be/${id}?t=90`, 90],
    [`https://youtu.be/${id}?t=90s`, 90],
    [`https://www.youtube.com/watch?v=${id}&t=1m30s`, 90],
    [`https://www.youtube.com/watch?v=${id}&t=1h2m3s`, 3723],
    [`https://www.youtube.com/embed/${id}?start=15`, 15],
    [`https://www.youtube.com/watch?v=${id}#t=2m`, 120],
    [`https://www.youtube.com/watch?v=${id}&t=abc`, undefined],
    [`https://www.youtube.com/watch?v=${id}&t=`, undefined],
  ])('%s begins at %p s', (url, startSec) => {
    expect(recogniseVideo(url)).toMatchObject({ id });
    expect(recogniseVideo(url).startSec).toBe(startSec);
  });

  it.each([
    [`https://www.youtube.com/playlist?list=${list}`, null],
    [`https://www.youtube.com/embed/videoseries?list=${list}`, null],
    [`https://www.youtube.com/watch?v=${id}&list=${list}&index=2`, id],
  ])('%s names a playlist', (url, video) => {
    expect(recogniseVideo(url)).toEqual({ type: 'youtube', id: video, list });
  });

  it.each([
    [''],
    ['not a link'],
    ['https://www.youtube.com/'],
    ['https://www.youtube.com/watch'],
    ['https://www.youtube.com/watch?v='],
    ['https://www.youtube.com/watch?v=short'],
    [`https://www.youtube.com/watch?v=${id}x`],
    ['https://www.youtube.com/@creator'],
    ['https://www.youtube.com/channel/UCuAXFkgsw1L7xaCfnd5JJOw'],
    ['https://www.youtube.com/live'],
    ['https://www.youtube.com/embed/live_stream?channel=UCuAXFkgsw1L7xaCfnd5JJOw'],
    ['https://www.youtube.com/embed/videoseries'],
    ['https://www.youtube.com/shorts'],
    ['https://www.youtube.com/shorts/../watch'],
    ['https://www.youtube.com/clip/UgkxU2HSeGL_NvmDJ-nQJrlLwllwMDBdGZFs'],
    [`https://youtube.com.evil.example/watch?v=${id}`],
    [`https://evil.example/youtube.com/watch?v=${id}`],
    [`https://www.youtube.com@evil.example/watch?v=${id}`],
    [`https://www.youtube.com:8443/watch?v=${id}`],
    [`https://user@www.youtube.com/watch?v=${id}`],
    [`https://notyoutube.com/watch?v=${id}`],
    [`javascript:youtube.com/watch?v=${id}`],
    [`data:text/html,youtube.com/watch?v=${id}`],
    [`ftp://www.youtube.com/watch?v=${id}`],
    [`https://www.youtube.com/attribution_link?u=//evil.example/watch?v=${id}`],
    ['x'.repeat(5000)],
  ])('%.60s is unknown', (url) => {
    expect(recogniseVideo(url)).toEqual({ type: 'unknown', id: null });
  });
});
