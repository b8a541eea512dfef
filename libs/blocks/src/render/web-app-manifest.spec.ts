import { describe, expect, it } from '@jest/globals';
import { aContext } from '../registry/sample-page.js';
import type { PageModel } from '../kit/types.js';
import { webAppManifest } from './web-app-manifest.js';

const context = aContext({ locale: 'ar', direction: 'rtl' });
const model = (more: Partial<PageModel> = {}): PageModel => ({
  title: 'Layla',
  seo: {},
  sections: [],
  theme: context.theme,
  context,
  background: null,
  showBranding: true,
  beacon: true,
  ...more,
});
const read = (more?: Partial<PageModel>): unknown => JSON.parse(webAppManifest(model(more)));

describe('the manifest of a page', () => {
  it('begins and ends at the page’s own address', () => {
    expect(read()).toMatchObject({
      id: '/ada',
      start_url: '/ada',
      scope: '/ada',
      name: 'Layla',
      lang: 'ar',
      dir: 'rtl',
      display: 'standalone',
    });
  });
  it('takes the words for search engines, shortened under the icon, and the page’s own icon first', () => {
    const long = 'A name that is much too long for a home screen';
    const seo = { title: 'Stories', description: 'Every week', favicon: 'https://layla.example/i.png' };
    expect(read({ title: long, seo })).toMatchObject({
      name: 'Stories',
      short_name: 'A name that is much too…',
      description: 'Every week',
      icons: [
        { src: 'https://layla.example/i.png' },
        { src: '/assets/icons/192.png' },
        { src: '/assets/icons/512.png' },
      ],
    });
  });
  it('has colours that a browser reads', () => {
    expect(read()).toMatchObject({
      theme_color: expect.stringMatching(/^#[0-9a-f]{3,8}$/i),
      background_color: expect.stringMatching(/^#[0-9a-f]{3,8}$/i),
    });
  });
});
