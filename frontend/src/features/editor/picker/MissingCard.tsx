import type { BlockEditor } from '@linkyard/blocks/editor';
import type { SourceKind } from '@linkyard/contracts';
import { Link } from 'react-router-dom';
import { useFeatures } from '../../../shared/feature/features-context.js';
import { missingSource } from './missing-source.js';
import css from './picker.module.css';

/** A block that has nothing to show yet: what it needs, with a link when this build has the screen for it. */
export function MissingCard({ block, needs }: { block: BlockEditor; needs: SourceKind }) {
  const features = useFeatures();
  const { text, path } = missingSource()[needs];
  const hasScreen = features.some(({ screens }) => screens?.some((screen) => screen.path === path));
  const { code, label, Icon } = block;
  return (
    <div className={css['missing']} role="group" aria-label={label} data-missing={code}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <span>{label}</span>
      <small>{hasScreen ? <Link to={path}>{text}</Link> : text}</small>
    </div>
  );
}
