import type { ReactNode } from 'react';

/** Our own little pictures for places that are still empty. Two tones, drawn on a 120 × 88 sheet. */
export type Drawing =
  'links' | 'people' | 'forms' | 'templates' | 'search' | 'bell' | 'devices' | 'lost' | 'broken' | 'chart' | 'media';

const ground = <path d="M14 78h92" stroke="var(--ly-line)" strokeWidth="2" strokeLinecap="round" />;
const sprig = (x: number) => (
  <g transform={`translate(${x} 0)`} stroke="var(--ly-primary)" strokeWidth="2" strokeLinecap="round">
    <path d="M0 78V62" />
    <path d="M0 68c-5 0-8-3-8-8 5 0 8 3 8 8Z" fill="var(--ly-primary-tint)" />
    <path d="M0 64c0-5 3-8 8-8 0 5-3 8-8 8Z" fill="var(--ly-primary-tint)" />
  </g>
);
const line = { stroke: 'var(--ly-control-line)', strokeWidth: 2, strokeLinecap: 'round' as const };
const sheet = { fill: 'var(--ly-surface)', stroke: 'var(--ly-control-line)', strokeWidth: 2 };

const drawings: Record<Drawing, ReactNode> = {
  links: (
    <>
      <rect x="40" y="8" width="40" height="70" rx="8" {...sheet} />
      <circle cx="60" cy="22" r="6" fill="var(--ly-primary-tint)" stroke="var(--ly-primary)" strokeWidth="2" />
      <rect x="47" y="36" width="26" height="8" rx="4" fill="var(--ly-primary)" />
      <rect x="47" y="49" width="26" height="8" rx="4" fill="var(--ly-line)" />
      <rect x="47" y="62" width="26" height="8" rx="4" fill="var(--ly-line)" />
      {sprig(96)}
    </>
  ),
  people: (
    <>
      <circle cx="60" cy="34" r="12" {...sheet} />
      <path d="M38 78c0-14 9-22 22-22s22 8 22 22" {...sheet} />
      <circle cx="32" cy="44" r="8" fill="var(--ly-primary-tint)" stroke="var(--ly-primary)" strokeWidth="2" />
      <path d="M18 78c0-9 5-15 14-15 2 0 4 .3 6 1" stroke="var(--ly-primary)" strokeWidth="2" strokeLinecap="round" />
      <circle cx="90" cy="22" r="7" fill="var(--ly-accent-tint)" stroke="var(--ly-accent)" strokeWidth="2" />
      <path d="M90 19v6M87 22h6" stroke="var(--ly-accent)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  forms: (
    <>
      <rect x="34" y="12" width="52" height="66" rx="8" {...sheet} />
      <path d="M44 26h20" {...line} />
      <rect x="44" y="32" width="32" height="9" rx="4" fill="var(--ly-line)" />
      <path d="M44 50h14" {...line} />
      <rect
        x="44"
        y="56"
        width="32"
        height="9"
        rx="4"
        fill="var(--ly-primary-tint)"
        stroke="var(--ly-primary)"
        strokeWidth="2"
      />
      {sprig(100)}
    </>
  ),
  templates: (
    <>
      <rect x="18" y="26" width="34" height="52" rx="7" {...sheet} />
      <rect x="68" y="26" width="34" height="52" rx="7" {...sheet} />
      <rect x="42" y="12" width="36" height="66" rx="8" {...sheet} />
      <rect x="48" y="19" width="24" height="22" rx="4" fill="var(--ly-primary-tint)" />
      <path d="m50 39 7-9 5 6 3-3 5 6" stroke="var(--ly-primary)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M49 50h22M49 58h16M49 66h19" {...line} />
    </>
  ),
  search: (
    <>
      <circle cx="54" cy="38" r="22" {...sheet} />
      <path d="m70 54 18 18" stroke="var(--ly-control-line)" strokeWidth="6" strokeLinecap="round" />
      <path d="M44 38h20M44 31h13M44 45h9" stroke="var(--ly-primary)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  bell: (
    <>
      <path d="M42 62c0-6 2-8 2-20a16 16 0 0 1 32 0c0 12 2 14 2 20H42Z" {...sheet} strokeLinejoin="round" />
      <path d="M54 66a6 6 0 0 0 12 0" {...line} />
      <path d="M60 20v-5" {...line} />
      <path
        d="M88 26c3 3 5 7 5 12M32 26c-3 3-5 7-5 12"
        stroke="var(--ly-primary)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  devices: (
    <>
      <rect x="20" y="20" width="58" height="40" rx="5" {...sheet} />
      <path d="M12 68h74" {...line} />
      <rect
        x="76"
        y="34"
        width="24"
        height="42"
        rx="5"
        fill="var(--ly-primary-tint)"
        stroke="var(--ly-primary)"
        strokeWidth="2"
      />
      <path d="M86 70h4" stroke="var(--ly-primary)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  lost: (
    <>
      <path d="M60 78V24" {...line} strokeWidth={3} />
      <path
        d="M60 26h26l7 7-7 7H60Z"
        fill="var(--ly-primary-tint)"
        stroke="var(--ly-primary)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M60 46H36l-7 7 7 7h24Z" {...sheet} strokeLinejoin="round" />
      {sprig(96)}
    </>
  ),
  broken: (
    <>
      <path d="M52 30H40a14 14 0 0 0 0 28h12M68 30h12a14 14 0 0 1 0 28H68" {...line} strokeWidth={5} />
      <path d="m56 38 8 12M64 38l-8 12" stroke="var(--ly-danger)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  chart: (
    <>
      <rect x="28" y="50" width="12" height="28" rx="3" fill="var(--ly-line)" />
      <rect x="48" y="38" width="12" height="40" rx="3" fill="var(--ly-line)" />
      <rect
        x="68"
        y="24"
        width="12"
        height="54"
        rx="3"
        fill="var(--ly-primary-tint)"
        stroke="var(--ly-primary)"
        strokeWidth="2"
      />
      <path
        d="m28 34 20-12 14 6 22-16"
        stroke="var(--ly-primary)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  media: (
    <>
      <rect x="50" y="14" width="48" height="40" rx="7" transform="rotate(6 74 34)" {...sheet} />
      <rect x="22" y="26" width="58" height="48" rx="8" {...sheet} />
      <circle cx="37" cy="41" r="5" fill="var(--ly-accent-tint)" stroke="var(--ly-accent)" strokeWidth="2" />
      <path
        d="m28 66 15-15 9 9 8-7 14 13"
        fill="var(--ly-primary-tint)"
        stroke="var(--ly-primary)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
};

const groundless: readonly Drawing[] = ['search', 'broken', 'bell'];

/** One of our pictures; decoration only, the sentence beside it says what matters. */
export function DrawingOf({ name }: { name: Drawing }) {
  return (
    <svg width="120" height="88" viewBox="0 0 120 88" fill="none" aria-hidden="true" focusable="false">
      {!groundless.includes(name) && ground}
      {drawings[name]}
    </svg>
  );
}
