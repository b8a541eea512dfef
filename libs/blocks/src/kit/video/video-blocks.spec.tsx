import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../../page/SectionView.js';
import { pageCss } from '../../page/page-css.js';
import { blockOf } from '../../registry/index.js';
import { aContext, aPage, aSection } from '../../registry/sample-page.js';

const draw = (type: string, ...Video: object[]) =>
  renderToStaticMarkup(<SectionView section={aSection(type, { Video })} context={aContext({})} />);

describe.each([
  ['el_video_vimeo', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871', 'vd'],
  [
    'el_video_tiktok',
    'https://www.tiktok.com/@a/video/7106594312292453675',
    'https://www.tiktok.com/player/',
    'vd vd-s',
  ],
  [
    'el_video_instagram',
    'https://www.instagram.com/reel/CxYz12ab/',
    'https://www.instagram.com/p/CxYz12ab/',
    'vd vd-s',
  ],
])('%s', (type, videoUrl, player, look) => {
  it('is a link with a player to come, and loads nothing before a tap', () => {
    const html = draw(type, { videoUrl, text: 'Harbour at dawn', poster: '/media/a.webp' });
    expect(html).toContain(`data-v="${player}`);
    expect(html).toContain(`<figure class="${look}">`);
    expect(html).toMatch(/<a class="vd-a" href="https:/);
    expect(html).toContain('Play: Harbour at dawn.');
    expect(html.match(/src="[^"]*"/g)).toEqual(['src="/media/a.webp"']);
    expect(html).not.toMatch(/<iframe|<script|<link/);
  });
  it('shows only its own provider’s videos', () => {
    expect(draw(type, { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, { videoUrl: '' })).toBe('');
  });
  it('derives the type from the address, and refuses what is no address', () => {
    const schema = blockOf(type)?.schema;
    expect(schema?.parse({ Video: [{ videoUrl, type: 'other' }] })).toMatchObject({
      Video: [{ type: type.replace('el_video_', '') }],
    });
    expect(schema?.safeParse({ Video: [{ videoUrl: 'javascript:alert(1)' }] }).success).toBe(false);
  });
});

describe('a short link', () => {
  it('stays a link, since only the provider can resolve it', () => {
    const html = draw('el_video_tiktok', { videoUrl: 'https://vm.tiktok.com/ZMNabc123/' });
    expect(html).toContain('href="https://vm.tiktok.com/ZMNabc123/"');
    expect(html).not.toContain('data-v');
    expect(html).toContain('Opens TikTok');
  });
});

describe('a page with several kinds of video', () => {
  it('carries their style once', () => {
    const css = pageCss(aPage([aSection('el_video_vimeo', {}), aSection('el_video_youtube', {})]));
    expect(css.match(/\.vd-g\{/g)).toHaveLength(1);
  });
});
