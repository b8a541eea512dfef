interface LogoMarkProps {
  size?: number;
}

/** Our mark: two links of a chain growing out of one stem. Decorative; give it a neighbour that names it. */
export function LogoMark({ size = 28 }: LogoMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--ly-logo-ground, #1F7A4D)" />
      <path
        d="M10 8v11.5a4.5 4.5 0 0 0 4.5 4.5H17"
        stroke="var(--ly-logo-stem, #fff)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M14.6 17.2c0-4.7 3.3-8 9-8.2.3 5.6-2.7 9.6-7.4 9.6-.9 0-1.6-.6-1.6-1.4Z"
        fill="var(--ly-logo-leaf, #A8E3C4)"
      />
      <path
        d="M15.2 18c1.6-2.6 3.5-4.4 5.8-5.8"
        stroke="var(--ly-logo-ground, #1F7A4D)"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
