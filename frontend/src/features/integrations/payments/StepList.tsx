import { Anchor } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { providers, type PaymentProviderName } from './providers.js';
import css from '../integrations.module.css';

/** The numbered way to the keys; the last step holds the fields. */
export function StepList({ provider, children }: { provider: PaymentProviderName; children: ReactNode }) {
  const { dashboard, steps } = providers()[provider];
  return (
    <ol className={css['steps']}>
      <li>
        <Anchor href={dashboard.url} target="_blank" rel="noreferrer">
          {dashboard.label} <IconExternalLink size={14} stroke={1.5} aria-hidden />
        </Anchor>
      </li>
      {steps.map((step, index) => (
        <li key={step}>
          {step}
          {index === steps.length - 1 && <div className={css['fields']}>{children}</div>}
        </li>
      ))}
    </ol>
  );
}
