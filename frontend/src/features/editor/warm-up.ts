import { blockEditors } from '@linkyard/blocks/editor';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../shared/when-idle.js';
import { warmDialogs } from './dialogs.js';
import { warmMenus } from './menus.js';
import { warmPanels } from './panels.js';
import type { EditorSession } from './session/open-session.js';

/**
 * Once the page is on screen and the window has time: what a click may open, so that it opens at once and in a tunnel too.
 * @returns whether all of it is there
 */
export function useWarmUp({ store }: EditorSession): boolean {
  const [isWarm, setWarm] = useState(false);
  useEffect(() => {
    const warm = async () => {
      await warmPanels();
      await warmMenus();
      const used = new Set(Object.values(store.getState().document.sections).map(({ type }) => type));
      await Promise.all(blockEditors.filter(({ code }) => used.has(code)).map((editor) => editor.warm()));
      await warmDialogs();
      // One by one: these are not urgent, and saves share the connection with them.
      for (const editor of blockEditors) await editor.warm();
      setWarm(true);
    };
    return whenIdle(() => void warm(), { latestMs: 1000 });
  }, [store]);
  return isWarm;
}
