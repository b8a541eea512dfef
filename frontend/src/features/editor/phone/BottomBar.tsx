import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconEye, IconFiles, IconPalette, IconPlus } from '@tabler/icons-react';
import { PublishButton } from '../topbar/PublishButton.js';
import css from './phone.module.css';

export type SheetName = 'add' | 'pages' | 'site' | 'form';

interface BottomBarProps {
  onOpen: (sheet: SheetName) => void;
  onPreview: () => void;
  onPublish: () => void;
}

export function BottomBar({ onOpen, onPreview, onPublish }: BottomBarProps) {
  return (
    <nav className={css['bar']} aria-label={t`Editor`}>
      <button type="button" onClick={() => onOpen('add')}>
        <IconPlus size={22} stroke={1.5} aria-hidden />
        <Trans>Add</Trans>
      </button>
      <button type="button" onClick={() => onOpen('pages')}>
        <IconFiles size={22} stroke={1.5} aria-hidden />
        <Trans>Pages</Trans>
      </button>
      <button type="button" onClick={() => onOpen('site')}>
        <IconPalette size={22} stroke={1.5} aria-hidden />
        <Trans>Theme</Trans>
      </button>
      <button type="button" onClick={onPreview}>
        <IconEye size={22} stroke={1.5} aria-hidden />
        <Trans>Preview</Trans>
      </button>
      <div className={css['publish']}>
        <PublishButton onPublish={onPublish} isWide={false} />
      </div>
    </nav>
  );
}
