import { IconCalendarTime, IconLock, IconUsers, type Icon } from '@tabler/icons-react';
import type { Condition } from '../store/conditions.js';
import css from './canvas.module.css';

const icons: Record<Condition, Icon> = { schedule: IconCalendarTime, rules: IconUsers, gate: IconLock };

/** In the corner of a block that not everybody sees; the words are in the block's own name. */
export function ConditionMarks({ conditions }: { conditions: readonly Condition[] }) {
  if (conditions.length === 0) return null;
  return (
    <span className={css['marks']} aria-hidden data-conditions={conditions.join(' ')}>
      {conditions.map((condition) => {
        const Mark = icons[condition];
        return <Mark key={condition} size={14} stroke={1.75} />;
      })}
    </span>
  );
}
