import { Trans } from '@lingui/react/macro';
import { PushUpkeep } from '../../features/push-notification/devices/PushUpkeep.js';
import { OfflineBar, toastStore } from '@linkyard/ui';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { titleOfHandle } from '../screen-title.js';
import { ScreenOutlet } from '../ScreenOutlet.js';
import { useUser } from '../../shared/session/use-session.js';
import { Bell } from './Bell.js';
import { BottomBar } from './BottomBar.js';
import { menuFor } from './menu.js';
import { Sidebar } from './Sidebar.js';
import { TopBar } from './TopBar.js';
import css from './Frame.module.css';

const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette.js')).CommandPalette }));

/** Sidebar, top bar and, on a phone, the bottom bar around every screen of the signed-in app. @source look.md "Frame" */
export function Frame() {
  const user = useUser();
  const menu = menuFor(user);
  const title = titleOfHandle(useMatches().at(-1)?.handle) ?? '';
  const [palette, setPalette] = useState<'unused' | 'open' | 'closed'>('unused');

  useEffect(() => toastStore.enterMainLayout(), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setPalette('open');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className={css['frame']}>
      <a className={css['skip']} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <Sidebar menu={menu} />
      <div className={css['main']}>
        <OfflineBar />
        <TopBar title={title} onSearch={() => setPalette('open')} bell={<Bell />} />
        <main className={css['content']} id="content" tabIndex={-1}>
          <ScreenOutlet frame="framed" />
        </main>
      </div>
      <BottomBar />
      <PushUpkeep />
      {palette !== 'unused' && (
        <Suspense fallback={null}>
          <CommandPalette opened={palette === 'open'} onClose={() => setPalette('closed')} />
        </Suspense>
      )}
    </div>
  );
}
