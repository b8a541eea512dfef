import type { ReactNode } from 'react';
import css from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** One line of what this screen is for. */
  purpose?: ReactNode;
  /** At most one primary action; a quiet second may stand before it. */
  action?: ReactNode;
}

/** How every screen begins. @source look.md "Page head" */
export function PageHead({ title, purpose, action }: PageHeadProps) {
  return (
    <header className={css['head']}>
      <div className={css['words']}>
        <h1 className={css['title']}>{title}</h1>
        {purpose && <p className={css['purpose']}>{purpose}</p>}
      </div>
      {action && <div className={css['action']}>{action}</div>}
    </header>
  );
}
