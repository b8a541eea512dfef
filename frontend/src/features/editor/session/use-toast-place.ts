import { toastStore } from '@linkyard/ui';
import { useEffect } from 'react';

/** Messages appear below the page, above the phone's bar: the tools at the top stay free. */
export function useToastPlace(isWide: boolean) {
  useEffect(() => toastStore.enterMainLayout(), []);
  useEffect(() => {
    if (isWide) return;
    const { style } = document.documentElement;
    style.setProperty('--ly-toast-offset', '57px');
    return () => void style.removeProperty('--ly-toast-offset');
  }, [isWide]);
}
