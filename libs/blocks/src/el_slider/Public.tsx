import { linkProps, safeHref } from '../kit/links.js';
import { ofColumn, Picture } from '../kit/Picture.js';
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
              {btnText || 'Read more'}
              {title && <span className="vh">: {title}</span>}
            </a>
          )}
        </div>
      )}
    </>
  );
}

/** Without JavaScript the slides scroll and snap, whatever the style; behaviour.ts adds the controls and the fading. */
export function Public({ data, context }: PublicProps<SliderContent>) {
  const slides = data.sectionArray.filter(({ image, title, text, link }) => image || title || text || link);
  if (slides.length === 0) return null;
  return (
    <>
      {data.title && <h2 className="t sl-t">{data.title}</h2>}
      <div
        className="sl"
        role="group"
        aria-roledescription="carousel"
        aria-label={data.title || 'Slides'}
        data-sl={data.style}
        data-au={data.autoplay ? data.seconds : undefined}
      >
        {/* What scrolls must be reachable by the keyboard, without JavaScript too. */}
        <ul className="sl-w" role="list" tabIndex={0} aria-label={`${slides.length} slides`}>
          {slides.map((slide, index) => (
            <li key={`${slide.image} ${index}`} className="sl-i" aria-label={`${index + 1} of ${slides.length}`}>
              <SlideView slide={slide} isFirst={index === 0} context={context} Heading={data.title ? 'h3' : 'h2'} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
