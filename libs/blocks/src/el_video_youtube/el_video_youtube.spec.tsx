import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { schema } from './schema.js';

const draw = (...Video: object[]) =>
  renderToStaticMarkup(<SectionView section={aSection('el_video_youtube', { Video })} context={aContext({})} />);

describe('el_video_youtube', () => {
  it('is a link to the video, and requests nothing from third parties before a tap', () => {
    const html = draw({ videoUrl: 'youtu.be/dQw4w9WgXcQ', text: 'Song' });
    expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(html).toContain('data-v="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
    expect(html).not.toMatch(/<(?:iframe|script|link)|src="https/);
    expect(html).toContain('Play: Song');
  });
  it('shows the creator’s own still', () => {
    expect(draw({ videoUrl: 'youtu.be/dQw4w9WgXcQ', poster: '/media/a.webp' })).toContain('src="/media/a.webp"');
  });
  it('stands a Short upright', () => {
    expect(draw({ videoUrl: 'https://www.youtube.com/shorts/dQw4w9WgXcQ' })).toContain('class="vd vd-s"');
  });
  it('leaves out what is no YouTube video', () => {
    expect(draw({ videoUrl: 'https://vimeo.com/76979871', type: 'youtube' })).toBe('');
  });
  it('derives the type from the address, whatever was sent', () => {
    const read = (videoUrl: string) => schema.parse({ Video: [{ videoUrl, type: 'youtube' }] }).Video[0];
    expect(read('https://vimeo.com/76979871')?.type).toBe('vimeo');
    expect(read('https://x.example/')?.type).toBe('unknown');
    expect(read('youtube.com/watch?v=dQw4w9WgXcQ')).toMatchObject({
      type: 'youtube',
      videoUrl: 'https://youtube.com/watch?v=dQw4w9WgXcQ',
    });
  });
});
