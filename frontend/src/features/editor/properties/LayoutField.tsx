import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { perLanguage } from '@linkyard/ui';
import { pageLayouts, type Theme } from '@linkyard/contracts';
import type { ReactNode } from 'react';
import css from './properties.module.css';

type Layout = Theme['layout'];

const names: () => Record<Layout, string> = perLanguage(() => ({
  classic: t`Classic`,
  cover: t`Cover`,
  split: t`Split`,
  card: t`Card`,
  magazine: t`Magazine`,
  poster: t`Poster`,
}));

/** Lines for text and links; `y` where they begin. */
const lines = (y: number, x = 10, width = 40) => (
  <>
    <rect x={x} y={y} width={width} height="6" rx="3" />
    <rect x={x} y={y + 9} width={width} height="6" rx="3" />
    <rect x={x} y={y + 18} width={width} height="6" rx="3" />
  </>
);

/** Each layout in a few strokes: where the portrait stands and how the page goes on. */
const sketches: Record<Layout, ReactNode> = {
  classic: (
    <>
      <circle cx="30" cy="16" r="8" className={css['portrait']} />
      {lines(32)}
    </>
  ),
  cover: (
    <>
      <path d="M0 0h60v28H0z" className={css['portrait']} />
      {lines(36)}
    </>
  ),
  split: (
    <>
      <path d="M0 0h26v64H0z" className={css['portrait']} />
      {lines(18, 32, 22)}
    </>
  ),
  card: (
    <>
      <rect x="8" y="14" width="44" height="46" rx="6" className={css['sheet']} />
      <circle cx="30" cy="14" r="8" className={css['portrait']} />
      {lines(30, 15, 30)}
    </>
  ),
  magazine: (
    <>
      <rect x="6" y="6" width="34" height="8" rx="1" />
      <rect x="6" y="20" width="22" height="36" rx="2" className={css['portrait']} />
      {lines(22, 33, 22)}
    </>
  ),
  poster: (
    <>
      <path d="M0 0h60v40H0z" className={css['portrait']} />
      <rect x="6" y="28" width="44" height="9" rx="1" />
      <rect x="10" y="46" width="40" height="6" rx="3" />
      <rect x="10" y="55" width="40" height="6" rx="3" />
    </>
  ),
};

/** How the head of the page is laid out. */
export function LayoutField({ value, onChange }: { value: Layout; onChange: (next: Layout) => void }) {
  return (
    <fieldset className={css['layouts']}>
      <legend>
        <Trans>Layout</Trans>
      </legend>
      {pageLayouts.map((layout) => (
        <label key={layout} className={css['layout']}>
          <input
            type="radio"
            name="layout"
            className="ly-visually-hidden"
            value={layout}
            checked={layout === value}
            onChange={() => onChange(layout)}
          />
          <svg viewBox="0 0 60 64" aria-hidden>
            {sketches[layout]}
          </svg>
          <span>{names()[layout]}</span>
        </label>
      ))}
    </fieldset>
  );
}
