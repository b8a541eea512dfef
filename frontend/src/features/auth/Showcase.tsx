import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { perLanguage } from '@linkyard/ui';
import css from './showcase.module.css';

const links = perLanguage(() => [
  { text: t`Autumn kiln opening, 12 Oct`, live: true },
  { text: t`Shop: bowls & cups` },
  { text: t`Book a wheel lesson` },
  { text: t`My glaze recipes (free)` },
]);

/** A made-up page and what its owner hears from it: what the product does, without a word about it. */
export function Showcase() {
  return (
    <div className={css['stage']} aria-hidden="true">
      <div className={css['scene']}>
        <div className={css['phone']}>
          <div className={css['cover']}>
            <svg viewBox="0 0 280 110" preserveAspectRatio="xMidYMid slice">
              <rect width="280" height="110" className={css['sky']} />
              <circle cx="214" cy="38" r="20" className={css['sun']} />
              <path d="M0 84c40-26 84-30 130-10s92 16 150-14v50H0Z" className={css['far']} />
              <path d="M0 98c60-22 120-16 160-4s80 4 120-8v24H0Z" className={css['near']} />
            </svg>
          </div>
          <div className={css['avatar']}>
            <svg viewBox="0 0 64 64">
              <rect width="64" height="64" fill="#FBE9DA" />
              <path d="M14 64c1-13 8-19 18-19s17 6 18 19Z" className={css['shirt']} />
              <path d="M26 40h12v8a6 6 0 0 1-12 0Z" fill="#D99F78" />
              <circle cx="32" cy="31" r="12" fill="#E8B48E" />
              <path d="M19 32c-2-13 5-19 13-19s15 6 13 19c-2-6-6-9-13-9s-11 3-13 9Z" fill="#5A3825" />
              <circle cx="32" cy="12" r="6" fill="#5A3825" />
            </svg>
          </div>
          <div className={css['name']}>
            <Trans>Mara Lindt</Trans>
          </div>
          <div className={css['tagline']}>
            <Trans>Pots, bowls and slow mornings</Trans>
          </div>
          <div className={css['links']}>
            {links().map((link) => (
              <div key={link.text} className={css['link']} data-live={link.live}>
                {link.text}
              </div>
            ))}
          </div>
        </div>
        <div className={css['visits']}>
          <span>
            <Trans>Visits today</Trans>
          </span>
          <b>248</b>
          <svg viewBox="0 0 120 36" fill="none">
            <path d="M2 30 20 24l18 3 18-12 18 4 18-10 24-6v33H2Z" className={css['area']} />
            <path
              d="M2 30 20 24l18 3 18-12 18 4 18-10 24-6"
              className={css['curve']}
              strokeWidth="2.5"
              strokeLinejoin="round"
            />
          </svg>
        </div>
        <div className={css['lead']}>
          <i>
            <Trans>JK</Trans>
          </i>
          <div>
            <b>
              <Trans>Jonas K.</Trans>
            </b>
            <span>
              <Trans>wants the glaze recipes</Trans>
            </span>
          </div>
        </div>
      </div>
      <p className={css['claim']}>
        <Trans>One address for everything you make.</Trans>
      </p>
    </div>
  );
}
