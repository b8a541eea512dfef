import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone, where popups become sheets. The style sheets use the same width. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
