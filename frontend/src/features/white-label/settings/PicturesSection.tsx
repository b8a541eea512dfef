import { t } from '@lingui/core/macro';
import { FileField } from '@linkyard/ui';
import { usePickMedia } from '../../../shared/media/picker/pick-media.js';
import type { SectionProps } from './white-label-draft.js';

/** Both are chosen from the media library. */
export function PicturesSection({ draft, change, errorOf }: SectionProps) {
  const pick = usePickMedia();
  const pickPicture = async () => {
    const [picked] = await pick({ kind: 'picture' });
    return picked ? { id: picked.file.path, name: picked.title, previewUrl: picked.file.path } : null;
  };
  const shown = (path: string, name: string) => (path ? { id: path, name, previewUrl: path } : null);
  return (
    <>
      <FileField
        label={t`Add Logo`}
        description={t`Shown at the top of the menu, at sign-in and in mails. A wide picture without a background looks best.`}
        required
        value={shown(draft.logo, t`Logo`)}
        error={errorOf('logo')}
        pick={pickPicture}
        onChange={(file) => change({ logo: file?.id ?? '' })}
      />
      <FileField
        label={t`Add Favicon`}
        description={t`A square picture: the icon of the browser's tab, of the home screen and of messages.`}
        required
        value={shown(draft.favicon, t`Favicon`)}
        error={errorOf('favicon')}
        pick={pickPicture}
        onChange={(file) => change({ favicon: file?.id ?? '' })}
      />
    </>
  );
}
