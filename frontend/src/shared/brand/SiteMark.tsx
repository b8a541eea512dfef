import { useSiteIcon } from '../session/use-session.js';
import css from './Brand.module.css';

/** The icon of the site. Decorative; give it a neighbour that names it. @param size in pixels */
export function SiteMark({ size = 28 }: { size?: number }) {
  return <img className={css['mark']} src={useSiteIcon()} alt="" width={size} height={size} />;
}
