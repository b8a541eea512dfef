import { t } from '@lingui/core/macro';
import { perLanguage } from '../language/language.js';
import type { MantineThemeComponents } from '@mantine/core';
import field from './field.module.css';
import parts from './parts.module.css';

const partClass = (name: string) => parts[name] ?? '';
const fieldClass = (name: string) => field[name] ?? '';
const listClasses = { dropdown: partClass('dropdown'), option: partClass('option') };
const fieldClasses = {
  input: fieldClass('input'),
  label: fieldClass('label'),
  description: fieldClass('description'),
  error: fieldClass('error'),
  required: fieldClass('required'),
};
// Labels above, help below; the error replaces the help. @source look.md "Form"
const inputWrapperOrder = ['label', 'input', 'description', 'error'];
const overlayProps = { color: 'var(--ly-overlay)', backgroundOpacity: 1 };
// The header of a dialog is not a second banner of the page.
const dialogDefaults = perLanguage(() => ({
  overlayProps,
  closeButtonProps: { 'aria-label': t`Close` },
  attributes: { header: { role: 'none' } },
}));
const fieldDefaults = { defaultProps: { size: 'sm', inputWrapperOrder }, classNames: fieldClasses };
const listDefaults = {
  defaultProps: { ...fieldDefaults.defaultProps, comboboxProps: { shadow: 'md' } },
  classNames: { ...fieldClasses, ...listClasses },
};

/** How every Mantine part starts out in our language: sizes, order of a field's lines, popups that float. */
export const componentDefaults: () => MantineThemeComponents = perLanguage(() => ({
  Button: { defaultProps: { size: 'sm' }, classNames: { root: partClass('button') } },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 }, classNames: { root: partClass('icon') } },
  TextInput: fieldDefaults,
  PasswordInput: {
    defaultProps: {
      ...fieldDefaults.defaultProps,
      visibilityToggleButtonProps: { 'aria-label': t`Show or hide the password` },
    },
    classNames: { ...fieldClasses, innerInput: fieldClass('inner') },
  },
  NumberInput: fieldDefaults,
  Textarea: fieldDefaults,
  Select: {
    ...listDefaults,
    defaultProps: { ...listDefaults.defaultProps, allowDeselect: false, selectFirstOptionOnChange: true },
  },
  NativeSelect: fieldDefaults,
  // Enter takes the first match; without one it would send the form.
  MultiSelect: { ...listDefaults, defaultProps: { ...listDefaults.defaultProps, selectFirstOptionOnChange: true } },
  TagsInput: listDefaults,
  PillsInput: fieldDefaults,
  Pill: { classNames: { root: partClass('pill') } },
  ColorInput: fieldDefaults,
  Autocomplete: listDefaults,
  DateInput: fieldDefaults,
  FileInput: fieldDefaults,
  PinInput: { defaultProps: { size: 'lg' }, classNames: { input: fieldClass('input') } },
  InputWrapper: { defaultProps: { size: 'sm', inputWrapperOrder }, classNames: fieldClasses },
  Checkbox: { defaultProps: { size: 'sm' }, classNames: { input: fieldClass('check'), label: fieldClass('choice') } },
  Radio: { defaultProps: { size: 'sm' }, classNames: { radio: fieldClass('check'), label: fieldClass('choice') } },
  Switch: { defaultProps: { size: 'sm', withThumbIndicator: false }, classNames: { track: fieldClass('track') } },
  Modal: {
    defaultProps: {
      ...dialogDefaults(),
      centered: true,
      radius: 'lg',
      padding: 'lg',
      transitionProps: { transition: 'pop', duration: 140 },
    },
    classNames: {
      content: partClass('floating'),
      header: partClass('floatingHeader'),
      title: partClass('floatingTitle'),
    },
  },
  Drawer: {
    defaultProps: dialogDefaults(),
    classNames: {
      content: partClass('floating'),
      header: partClass('floatingHeader'),
      title: partClass('floatingTitle'),
    },
  },
  Menu: {
    defaultProps: {
      shadow: 'md',
      radius: 'md',
      transitionProps: { transition: 'pop', duration: 120 },
      // The placeholder would be a focusable child without a role in the menu; the first entry takes the focus instead.
      withInitialFocusPlaceholder: false,
    },
    classNames: {
      dropdown: partClass('dropdown'),
      item: partClass('menuItem'),
      label: partClass('menuLabel'),
      divider: partClass('divider'),
    },
  },
  Popover: { defaultProps: { shadow: 'md', radius: 'md' }, classNames: { dropdown: partClass('dropdown') } },
  Tooltip: {
    defaultProps: { openDelay: 300, withArrow: false, radius: 'sm' },
    classNames: { tooltip: partClass('tooltip') },
  },
  Chip: { defaultProps: { variant: 'light' } },
  Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'md' }, classNames: { root: partClass('card') } },
  Paper: { defaultProps: { radius: 'lg' }, classNames: { root: partClass('paper') } },
  Badge: { defaultProps: { variant: 'light', radius: 'xl' }, classNames: { root: partClass('badge') } },
  Alert: { defaultProps: { radius: 'md', variant: 'light' } },
  Skeleton: { defaultProps: { radius: 'md' }, classNames: { root: partClass('skeleton') } },
  Tabs: { classNames: { tab: partClass('tab'), list: partClass('tabs') } },
  Anchor: { defaultProps: { underline: 'hover' } },
  Divider: { classNames: { root: partClass('rule') } },
}));
