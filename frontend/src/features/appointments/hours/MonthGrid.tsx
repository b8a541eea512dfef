import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { firstDayOfWeek } from '../../../shared/time/regional.js';
import { longDayText, monthText } from '../../../shared/time/days.js';
import { monthOf, monthWeeks, movedDay, movedMonth } from './month.js';
import { weekDays } from './week-days.js';
import css from './month.module.css';

export interface DayMark {
  tone: 'changed' | 'off';
  /** In words, for screen readers and as the tooltip. */
  text: string;
}

interface MonthGridProps {
  label: string;
  today: string;
  chosen: string | null;
  onChoose: (day: string) => void;
  markOf?: (day: string) => DayMark | undefined;
  firstDay?: number;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const icon = { size: 18, stroke: 1.5 };

/** A month to choose a day from; arrow keys move by days and weeks, Page Up and Page Down by months. */
export function MonthGrid({ label, today, chosen, onChoose, markOf, firstDay = firstDayOfWeek() }: MonthGridProps) {
  const [month, setMonth] = useState(monthOf(chosen ?? today));
  const [active, setActive] = useState(chosen ?? today);
  const table = useRef<HTMLTableElement>(null);
  const [follows, setFollows] = useState(false);
  const reachable = monthOf(active) === month ? active : `${month}-01`;

  useEffect(() => {
    if (follows) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    setFollows(false);
  }, [follows, reachable]);

  const goTo = (day: string) => {
    setActive(day);
    setMonth(monthOf(day));
    setFollows(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const turns = isRightToLeft && (event.key === 'ArrowLeft' || event.key === 'ArrowRight');
    const by = (steps[event.key] ?? 0) * (turns ? -1 : 1);
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      goTo(`${movedMonth(month, event.key === 'PageUp' ? -1 : 1)}-01`);
    } else if (by !== 0) {
      event.preventDefault();
      goTo(movedDay(reachable, by));
    }
  };

  return (
    <div className={css['month']} role="group" aria-label={label}>
      <div className={css['head']}>
        <ActionIcon aria-label={t`Month before`} onClick={() => setMonth(movedMonth(month, -1))}>
          <IconChevronLeft {...icon} data-turns />
        </ActionIcon>
        <b aria-live="polite">{monthText(month)}</b>
        <ActionIcon aria-label={t`Month after`} onClick={() => setMonth(movedMonth(month, 1))}>
          <IconChevronRight {...icon} data-turns />
        </ActionIcon>
      </div>
      <table ref={table} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekDays(firstDay).map(({ day, name }) => (
              <th key={day} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, firstDay).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const mark = markOf?.(day);
                return (
                  <td key={day}>
                    {monthOf(day) === month && (
                      <button
                        type="button"
                        tabIndex={day === reachable ? 0 : -1}
                        aria-label={mark ? `${longDayText(day)}: ${mark.text}` : longDayText(day)}
                        aria-pressed={day === chosen}
                        aria-current={day === today ? 'date' : undefined}
                        data-tone={mark?.tone}
                        title={mark?.text}
                        onClick={() => {
                          setActive(day);
                          onChoose(day);
                        }}
                      >
                        {Number(day.slice(8))}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
