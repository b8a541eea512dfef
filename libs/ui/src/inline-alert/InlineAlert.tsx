import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './InlineAlert.module.css';

export interface AlertAction {
  label: string;
  onClick: () => void;
  loading?: boolean;
}

export interface InlineAlertProps {
  tone?: 'warning' | 'info' | 'danger' | 'success';
  /** What happened, in one sentence. */
  title: ReactNode;
  children?: ReactNode;
  /** At most two; the first is the sensible one. */
  actions?: readonly [] | readonly [AlertAction] | readonly [AlertAction, AlertAction];
}

const icons = { warning: IconAlertTriangle, info: IconInfoCircle, danger: IconCircleX, success: IconCircleCheck };

/** A bar that says what needs attention and what can be done about it. @source look.md "needsAttention" */
export function InlineAlert({ tone = 'warning', title, children, actions = [] }: InlineAlertProps) {
  const Icon = icons[tone];
  const [first, second] = actions;
  return (
    <div className={css['alert']} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <div className={css['words']}>
        <p className={css['title']}>{title}</p>
        {children && <div className={css['more']}>{children}</div>}
      </div>
      {first && (
        <div className={css['actions']}>
          {second && (
            <Button size="xs" variant="subtle" color="gray" onClick={second.onClick} loading={second.loading}>
              {second.label}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={first.onClick} loading={first.loading}>
            {first.label}
          </Button>
        </div>
      )}
    </div>
  );
}
