import { t } from '@lingui/core/macro';
import { UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import css from './ThemeToggle.module.css';

/** Light or dark, as chosen or as the system has it, and how to turn it over. */
export function useThemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const next: 'light' | 'dark' = scheme === 'dark' ? 'light' : 'dark';
  const label = next === 'dark' ? t`Switch to dark` : t`Switch to light`;
  return { scheme, label, toggle: () => setColorScheme(next) };
}

/** The switch in the sidebar's foot. */
export function ThemeToggle() {
  const { scheme, toggle } = useThemeToggle();
  const Icon = scheme === 'dark' ? IconSun : IconMoon;
  const text = scheme === 'dark' ? t`Light theme` : t`Dark theme`;
  return (
    <UnstyledButton className={css['toggle']} onClick={toggle} aria-label={text}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span>{text}</span>
    </UnstyledButton>
  );
}
