import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** Where the arrow before the title leads, and what is there. */
  back?: { to: string; label: string };
  /** One line of what this screen is for. */
  purpose?: ReactNode;
  /** At most one primary action; a quiet second may stand before it. */
  action?: ReactNode;
}

/** How every screen begins. @source look.md "Page head" */
export function PageHead({ title, back, purpose, action }: PageHeadProps) {
  return (
    <header className={css['head']}>
      {back && (
        <ActionIcon className={css['back'] ?? ''} component={Link} to={back.to} aria-label={back.label} size={40}>
          <IconArrowLeft size={18} stroke={1.5} data-turns />
        </ActionIcon>
      )}
      <div className={css['words']}>
        <h1 className={css['title']}>{title}</h1>
        {purpose && <p className={css['purpose']}>{purpose}</p>}
      </div>
      {action && <div className={css['action']}>{action}</div>}
    </header>
  );
}
