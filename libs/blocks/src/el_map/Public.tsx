import { Icon } from '../kit/Icon.js';
import type { PublicProps } from '../kit/types.js';
import type { MapContent } from './schema.js';
import { Streets } from './Streets.js';
import { whereabouts } from './whereabouts.js';

/**
 * A drawn card and the address, both links to the map; behaviour.ts puts OpenStreetMap in the card's place on a tap, when
 * the coordinates are known.
 */
export function Public({ data, context: { i18n } }: PublicProps<MapContent>) {
  const there = whereabouts(data, i18n);
  if (!there) return null;
  const { label, href, opens, frame, place } = there;
  return (
    <div className="mp">
      <a className="mp-a" href={href} data-m={frame ?? undefined} data-c="" target="_blank" rel="noopener">
        <span className="vh">{frame ? i18n.t('Show the map: {label}.', { label }) : `${label}.`}</span>
        <Streets place={place} />
        <span className="mp-p" aria-hidden="true">
          <svg viewBox="0 0 48 60" width="48" height="60" focusable="false">
            <path d="M24 2a20 20 0 0 1 20 20c0 14-20 36-20 36S4 36 4 22A20 20 0 0 1 24 2z" />
            <circle cx="24" cy="22" r="7.5" />
          </svg>
        </span>
        <span className="mp-n" aria-hidden="true">
          {frame ? i18n.t('Show the map, from OpenStreetMap') : i18n.t('Opens {name}', { name: opens })}
        </span>
      </a>
      <a className="mp-x" href={href} data-c="" target="_blank" rel="noopener">
        <Icon name="map-pin" />
        <span>
          <span className="mp-t">{label}</span>
          <span className="mp-o">{i18n.t('Open in {name}', { name: opens })}</span>
        </span>
      </a>
    </div>
  );
}
