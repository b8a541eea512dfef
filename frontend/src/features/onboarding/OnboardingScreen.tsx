import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { perLanguage } from '@linkyard/ui';
import { UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconLogout } from '@tabler/icons-react';
import type { ReplyOf, updateOnboarding } from '@linkyard/contracts';
import { useState } from 'react';
import { Brand } from '../../shared/brand/Brand.js';
import { useSignOut } from '../../shared/session/use-sign-out.js';
import { userChanged } from '../../shared/session/session-slice.js';
import { useAppDispatch, useUser } from '../../shared/session/use-session.js';
import { GoalsStep } from './GoalsStep.js';
import { HandleStep } from './HandleStep.js';
import { ProfileStep } from './ProfileStep.js';
import { TemplateStep } from './TemplateStep.js';
import css from './onboarding.module.css';

const steps = perLanguage(() => [t`You`, t`Your address`, t`Your goals`, t`Your look`]);

export type OnboardingReply = ReplyOf<typeof updateOnboarding>;

/** Steps 1 to 4; done is 0, and then the routing rules lead to the dashboard. @source models.md 1 Onboarding */
export function OnboardingScreen() {
  const user = useUser();
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const reached = user?.step || 1;
  // An earlier step may be done again, a later one not before its turn.
  const [shown, setShown] = useState(reached);
  if (!user) return null;

  const done = (reply: OnboardingReply) => {
    dispatch(userChanged(reply.user));
    if (reply.step !== 0) setShown((before) => Math.min(before + 1, 4));
  };
  const props = { user, onDone: done };

  return (
    <div className={css['page']}>
      <header className={css['head']}>
        <Brand />
        <ol className={css['steps']} aria-label={t`Step ${shown} of 4`}>
          {steps().map((name, index) => (
            <li
              key={name}
              data-state={index + 1 < shown ? 'done' : index + 1 === shown ? 'now' : 'later'}
              aria-current={index + 1 === shown ? 'step' : undefined}
            >
              <span>{name}</span>
            </li>
          ))}
        </ol>
        <UnstyledButton className={css['leave']} aria-label={t`Logout`} onClick={() => void signOut()}>
          <IconLogout size={18} stroke={1.5} aria-hidden />
          <span>
            <Trans>Logout</Trans>
          </span>
        </UnstyledButton>
      </header>
      <main className={css['body']} data-wide={shown === 4 || undefined} key={shown}>
        {shown > 1 && (
          <UnstyledButton className={css['back']} onClick={() => setShown(shown - 1)}>
            <IconArrowLeft size={16} stroke={1.5} data-turns aria-hidden />
            <Trans> Back</Trans>
          </UnstyledButton>
        )}
        {shown === 1 && <ProfileStep {...props} />}
        {shown === 2 && <HandleStep {...props} />}
        {shown === 3 && <GoalsStep {...props} />}
        {shown === 4 && <TemplateStep {...props} />}
      </main>
    </div>
  );
}
