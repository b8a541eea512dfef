import { Tabs } from '@mantine/core';
import { useEffect } from 'react';
import { usePickerMediaQuery } from './api.js';
import { LibraryTools } from './LibraryTools.js';
import { MediaGrid } from './MediaGrid.js';
import { firstPage } from './media-page.js';
import { PickerWindow } from './PickerWindow.js';
import { PictureTabList } from './PictureTabList.js';
import css from './picker.module.css';

/**
 * The popup with its newest pictures, drawn once out of sight: its style, its layout and its thumbnails are known then, and the
 * first press only shows it. Nobody can see, hear or reach it, and it asks for nothing that was not asked for ahead.
 * @param onDrawn when it has been part of a picture of the window and is needed no longer
 */
export function PickerRehearsal({ onDrawn }: { onDrawn: () => void }) {
  const { data, isLoading } = usePickerMediaQuery(firstPage('picture', ''));
  useEffect(() => {
    if (isLoading) return;
    // The next frame is begun; the one after that has drawn this one.
    let request = requestAnimationFrame(() => (request = requestAnimationFrame(onDrawn)));
    return () => cancelAnimationFrame(request);
  }, [isLoading, onDrawn]);
  if (data?.type !== 'get') return null;
  return (
    <div className={css['unseen']} inert aria-hidden>
      <PickerWindow
        opened
        onClose={nothing}
        withinPortal={false}
        lockScroll={false}
        trapFocus={false}
        returnFocus={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
      >
        <Tabs value="uploads" className={css['tabs'] ?? ''}>
          <PictureTabList hasShared={false} />
          <Tabs.Panel value="uploads" className={css['panel'] ?? ''}>
            <LibraryTools kind="picture" word="" onSearch={nothing} onFiles={nothing} onCrop={nothing} />
            <div className={css['scroll']}>
              <MediaGrid
                label=""
                list={data.data}
                total={data.totalMedia}
                chosen={null}
                isFull={false}
                onChoose={nothing}
                onCrop={nothing}
              />
            </div>
          </Tabs.Panel>
        </Tabs>
      </PickerWindow>
    </div>
  );
}

function nothing() {
  // nobody can press anything in here
}
