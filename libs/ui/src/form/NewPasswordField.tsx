import { t } from '@lingui/core/macro';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { passwordStrength } from './password-strength.js';
import css from './form.module.css';

interface NewPasswordFieldProps extends PasswordInputProps {
  value?: string;
  /** Words a good password leaves out: name and e-mail of the person. */
  personal?: readonly string[];
}

/** A password being chosen: shown or hidden at will, with a hint of its strength below. */
export function NewPasswordField({ personal, ...field }: NewPasswordFieldProps) {
  const typed = field.value ?? '';
  const strength = passwordStrength(typed, personal);
  return (
    <PasswordInput
      autoComplete="new-password"
      maxLength={200}
      {...field}
      description={
        <span className={css['strength']} data-score={typed ? strength.score : 'none'}>
          <span className={css['meter']} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
          <span aria-live="polite">{typed ? strength.hint : t`At least 8 characters.`}</span>
        </span>
      }
    />
  );
}
