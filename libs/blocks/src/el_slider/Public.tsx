import type { Texts } from '@linkyard/languages';
import { linkProps, safeHref } from '../kit/links.js';
import { ofColumn, Picture } from '../kit/Picture.js';
import { scriptTexts } from '../kit/script-texts.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import type { Slide, SliderContent } from './schema.js';

interface SlideProps {
  slide: Slide;
  isFirst: boolean;
  context: RenderContext;
  /** Below the slider's own title where it has one: no level is left out. */
  Heading: 'h2' | 'h3';
}

function SlideView({ slide, isFirst, Heading, context }: SlideProps) {
  const { image, title, text, btnText } = slide;
  const href = safeHref(slide.link);
  return (
    <>
      {image && (
        <Picture
          context={context}
          src={image}
          alt=""
          width={1200}
          height={750}
          sizes={ofColumn()}
          loading={isFirst ? 'eager' : 'lazy'}
          libraryAlt
        />
      )}
      {(title || text || href) && (
        <div className="sl-x">
          {title && <Heading className="sl-h">{title}</Heading>}
          {text && <p className="sl-p">{text}</p>}
          {href && (
            <a className="sl-a" {...linkProps(href, false)}>
              {btnText || context.i18n.t('Read more')}
              {title && <span className="vh">: {title}</span>}
            </a>
          )}
        </div>
      )}
    </>
  );
}

/** What slider.ts and clockwork.ts say; `#` is the number of a slide. */
const sliderTexts = (i18n: Texts) => ({
  previous: i18n.t('Previous slide'),
  next: i18n.t('Next slide'),
  slide: i18n.t('Slide {number}', { number: '#' }),
  stop: i18n.t('Stop the slides'),
  run: i18n.t('Let the slides run'),
});

/** Without JavaScript the slides scroll and snap, whatever the style; behaviour.ts adds the controls and the fading. */
export function Public({ data, context }: PublicProps<SliderContent>) {
  const { i18n } = context;
  const slides = data.sectionArray.filter(({ image, title, text, link }) => image || title || text || link);
  if (slides.length === 0) return null;
  return (
    <>
      {data.title && <h2 className="t sl-t">{data.title}</h2>}
      <div
        className="sl"
        role="group"
        aria-roledescription={i18n.t('carousel')}
        aria-label={data.title || i18n.t('Slides')}
        data-sl={data.style}
        data-au={data.autoplay ? data.seconds : undefined}
        {...scriptTexts(sliderTexts(i18n))}
      >
        {/* What scrolls must be reachable by the keyboard, without JavaScript too. */}
        <ul
          className="sl-w"
          role="list"
          tabIndex={0}
          aria-label={i18n.t('{count, plural, one {# slide} other {# slides}}', { count: slides.length })}
        >
          {slides.map((slide, index) => (
            <li
              key={`${slide.image} ${index}`}
              className="sl-i"
              aria-label={i18n.t('{number} of {count}', { number: index + 1, count: slides.length })}
            >
              <SlideView slide={slide} isFirst={index === 0} context={context} Heading={data.title ? 'h3' : 'h2'} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
