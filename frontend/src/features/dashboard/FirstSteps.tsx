import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Progress } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Step } from './first-steps.js';
import css from './dashboard.module.css';

/** What a newcomer does first, each leading to where it is done; gone once all is done. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  if (!next) return null;
  return (
    <section className={css['steps']} aria-labelledby="first-steps">
      <header>
        <h2 id="first-steps">
          <Trans>First steps</Trans>
        </h2>
        <span>
          <Trans>
            {done} of {steps.length} done
          </Trans>
        </span>
        <Progress value={(done / steps.length) * 100} size={6} radius="xl" aria-label={t`First steps done`} />
      </header>
      <ol>
        {steps.map((step) => (
          <li key={step.key} data-state={step.done ? 'done' : step === next ? 'next' : 'later'}>
            {step.done ? (
              <IconCircleCheckFilled size={20} aria-label={t`Done`} />
            ) : (
              <IconCircle size={20} stroke={1.5} aria-label={t`To do`} />
            )}
            {step.done || step === next ? (
              <span>
                <b>{step.title}</b>
                {step === next && <small>{step.hint}</small>}
              </span>
            ) : (
              <Link to={step.to}>{step.title}</Link>
            )}
            {step === next && (
              <Button size="xs" component={Link} to={step.to}>
                {step.verb}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
