import { Anchor } from '@mantine/core';
import type { MediaUse } from '@linkyard/contracts';
import { Link } from 'react-router';
import { accountPath } from '../../../app/frame/menu.js';
import { useUser } from '../../../app/session/use-session.js';
import css from './library.module.css';

/** Places that show a file, each a way there. */
export function UseLinks({ uses, most = uses.length }: { uses: readonly MediaUse[]; most?: number }) {
  const role = useUser()?.role;
  const rest = uses.length - most;
  return (
    <ul className={css['uses']}>
      {uses.slice(0, most).map(({ kind, id, title }) => (
        <li key={`${kind}:${id}`}>
          <Anchor component={Link} to={kind === 'template' ? `/edit/${id}` : accountPath(role)}>
            <bdi>{title || (kind === 'template' ? 'Untitled page' : 'Your profile')}</bdi>
          </Anchor>
        </li>
      ))}
      {rest > 0 && <li>and {rest} more</li>}
    </ul>
  );
}
