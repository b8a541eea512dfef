import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SiteMark } from '../brand/SiteMark.js';
import css from './bare-page.module.css';

/** A page outside the signed-in frame: the logo as a link home, and the content below it. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <div className={css['page']}>
      <header>
        <Link to="/" className={css['home']} aria-label={t`Home`}>
          <SiteMark size={32} />
        </Link>
      </header>
      {children}
    </div>
  );
}
