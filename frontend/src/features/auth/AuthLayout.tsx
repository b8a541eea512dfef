import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from '../../shared/brand/Brand.js';
import { Showcase } from './Showcase.js';
import css from './auth.module.css';

interface AuthLayoutProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  /** The way to the neighbour screen. */
  foot?: ReactNode;
}

/** Form at the left, what one comes for at the right; on a phone only the form. */
export function AuthLayout({ title, text, children, foot }: AuthLayoutProps) {
  return (
    <div className={css['layout']}>
      <div className={css['side']}>
        <header className={css['brand']}>
          <Brand />
        </header>
        <main className={css['form']}>
          <h1>{title}</h1>
          {text && <p className={css['lead']}>{text}</p>}
          {children}
          {foot && <p className={css['foot']}>{foot}</p>}
        </main>
        <footer className={css['small']}>
          <Link to="/terms-of-service">
            <Trans>Terms</Trans>
          </Link>
          <Link to="/privacy-policy">
            <Trans>Privacy</Trans>
          </Link>
        </footer>
      </div>
      <Showcase />
    </div>
  );
}
