import type { ReactNode } from 'react';

/** What the script shows or hides as products are added. */
export const LiveAsk = ({ name, children }: { name: 'country' | 'address' | 'provider'; children: ReactNode }) => (
  <div id={`ask-${name}`}>{children}</div>
);
