import { t } from '@lingui/core/macro';
import type { BlockTemplateView } from '@linkyard/contracts';
import { blockLabel } from '../store/block-names.js';
import css from '../picker/picker.module.css';

interface ReadyCardProps {
  group: BlockTemplateView;
  /** The one that is being put in. */
  busy: string | null;
  onUse: (id: string) => void;
}

/** One group of blocks: a click puts it onto the page. */
export function ReadyCard({ group: { _id, name, description, thumb, types }, busy, onUse }: ReadyCardProps) {
  return (
    <button
      type="button"
      className={css['readyCard']}
      aria-busy={busy === _id}
      disabled={busy !== null}
      onClick={() => onUse(_id)}
    >
      {thumb && <img src={thumb} alt="" loading="lazy" width={72} height={72} />}
      <span>
        <b>{name}</b>
        <small>{busy === _id ? t`Adding…` : description || types.map(blockLabel).join(', ')}</small>
      </span>
    </button>
  );
}
