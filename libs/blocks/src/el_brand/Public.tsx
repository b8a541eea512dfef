import type { CSSProperties } from 'react';
import { altOf, Picture } from '../kit/Picture.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import type { BrandContent, BrandLogo } from './schema.js';

/** How long one logo takes to pass its own width. */
const secondsPerLogo = { slow: 6, normal: 4, fast: 2.5 };
/** So many in the moving row that it is wider than any column. */
const fillsRow = 12;

const isShown = ({ image, name }: BrandLogo) => image !== '' || name.trim() !== '';

/** A copy that only fills the moving row: seen and clicked, but read out and tabbed to once. */
interface LogosProps {
  logos: BrandLogo[];
  context: RenderContext;
  isCopy?: boolean;
}

function Logos({ logos, context, isCopy }: LogosProps) {
  return (
    <ul className="bn-l" role="list" aria-hidden={isCopy ? true : undefined}>
      {logos.map(({ image, name, url }, index) => {
        const inside = image ? (
          <Picture
            context={context}
            src={image}
            alt={isCopy ? '' : altOf(image, name, context) || context.i18n.t('Logo {number}', { number: index + 1 })}
            width={160}
            height={48}
            sizes="150px"
            ownShape
          />
        ) : (
          <span>{name}</span>
        );
        return (
          <li key={index}>
            {url ? (
              <a href={url} data-c="" rel="noopener" tabIndex={isCopy ? -1 : undefined}>
                {inside}
              </a>
            ) : (
              inside
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface MarqueeProps {
  logos: BrandLogo[];
  speed: BrandContent['speed'];
  context: RenderContext;
}

function Marquee({ logos, speed, context }: MarqueeProps) {
  const copies = Math.max(2, Math.ceil(fillsRow / logos.length));
  const pace = { '--n': copies, '--d': `${logos.length * secondsPerLogo[speed]}s` };
  return (
    <div className="bn-m">
      <div className="bn-v">
        <div className="bn-k" style={pace satisfies Record<string, string | number> as CSSProperties}>
          {Array.from({ length: copies }, (_, copy) => (
            <Logos key={copy} logos={logos} context={context} isCopy={copy > 0} />
          ))}
        </div>
      </div>
      {/* A box to tick, so that it stops without JavaScript too. @source WCAG 2.2.2 */}
      <label className="bn-p">
        <input type="checkbox" />
        <span>{context.i18n.t('Stand still')}</span>
      </label>
    </div>
  );
}

export function Public({ data, context }: PublicProps<BrandContent>) {
  const logos = data.logos.filter(isShown);
  if (logos.length === 0) return null;
  return (
    <>
      {data.title && <h2 className="t bn-t">{data.title}</h2>}
      {data.layout === 'marquee' ? (
        <Marquee logos={logos} speed={data.speed} context={context} />
      ) : (
        <Logos logos={logos} context={context} />
      )}
    </>
  );
}
