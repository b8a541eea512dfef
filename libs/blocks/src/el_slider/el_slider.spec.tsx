import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { schema } from './schema.js';

const draw = (data: object) =>
  renderToStaticMarkup(<SectionView section={aSection('el_slider', data)} context={aContext()} />);
const slides = [
  { image: '/media/1.webp', title: 'Harbour', text: 'At dawn', link: 'https://a.example/', btnText: 'See it' },
  { image: '/media/2.webp', title: 'Hills' },
  {},
];

describe('el_slider', () => {
  it('is a scrollable list without JavaScript, in every style', () => {
    const html = draw({ sectionArray: slides });
    expect(html).toContain('<ul class="sl-w" role="list" tabindex="0" aria-label="2 slides">');
    expect(html).toContain('data-sl="fade"');
    expect(html).not.toContain('<button');
  });
  it('says on each link where it leads', () => {
    const html = draw({ sectionArray: slides });
    expect(html).toContain(
      '<a class="sl-a" href="https://a.example/" data-c="">See it<span class="vh">: Harbour</span></a>',
    );
    expect(draw({ sectionArray: [{ link: 'https://a.example/' }] })).toContain('>Read more</a>');
  });
  it('loads all pictures but the first when they come near', () => {
    expect(draw({ sectionArray: slides }).match(/loading="lazy"/g)).toHaveLength(1);
  });
  it('plays automatically only when configured to', () => {
    expect(draw({ sectionArray: slides })).not.toContain('data-au');
    expect(draw({ sectionArray: slides, autoplay: true, seconds: 4 })).toContain('data-au="4"');
  });
  it('is nothing without a filled slide', () => {
    expect(draw({ sectionArray: [{}] })).toBe('');
  });
  it.each([[{ seconds: 1 }], [{ style: 'spin' }], [{ sectionArray: [{ link: 'javascript:alert(1)' }] }]])(
    'refuses %j',
    (data) => expect(schema.safeParse(data).success).toBe(false),
  );
});
