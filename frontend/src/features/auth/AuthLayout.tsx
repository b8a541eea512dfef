import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Brand } from '../../shared/brand/Brand.js';
import { DocumentLink, LegalLink, useOwnLegalPages } from '../../shared/legal/LegalLink.js';
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
  const { imprint } = useOwnLegalPages();
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
          <LegalLink page="terms">
            <Trans>Terms</Trans>
          </LegalLink>
          <LegalLink page="privacy">
            <Trans>Privacy</Trans>
          </LegalLink>
          {imprint !== undefined && (
            <DocumentLink href={imprint}>
              <Trans>Imprint</Trans>
            </DocumentLink>
          )}
        </footer>
      </div>
      <Showcase />
    </div>
  );
}
