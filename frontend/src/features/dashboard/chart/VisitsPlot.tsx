import { formatCount } from '@linkyard/ui';
import { t } from '@lingui/core/macro';
import 'uplot/dist/uPlot.min.css';
import { useComputedColorScheme } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { dayMonthText } from '../../../shared/time/days.js';
import { labelledDays, type Day } from './series-words.js';
import css from './chart.module.css';

interface VisitsPlotProps {
  series: readonly Day[];
  /** The day being read out. */
  active: number | null;
  onActive: (index: number | null) => void;
}

const height = 232;
/** Pixels a day's name needs below the chart. */
const labelWidth = 64;

/** The canvas: views as an area, clicks as a line. Decoration; the words around it say the same. */
export function VisitsPlot({ series, active, onActive }: VisitsPlotProps) {
  const { ref, width } = useElementSize();
  const scheme = useComputedColorScheme('light');
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot | null>(null);
  const notify = useRef(onActive);
  useEffect(() => {
    notify.current = onActive;
  });

  useEffect(() => {
    const element = host.current;
    if (!element || width === 0) return;
    const made = new UPlot(
      optionsFor(element, series, width, (index) => notify.current(index)),
      dataOf(series),
      element,
    );
    plot.current = made;
    return () => {
      made.destroy();
      plot.current = null;
    };
    // The colours are read from the page, so another scheme is another chart.
  }, [series, width, scheme]);

  useEffect(() => {
    const drawn = plot.current;
    if (!drawn || drawn.cursor.idx === active) return;
    const left = active === null ? -10 : drawn.valToPos(active, 'x');
    drawn.setCursor({ left, top: active === null ? -10 : 1 }, false);
  }, [active]);

  return (
    <div ref={ref} className={css['plot']} style={{ height }}>
      <div ref={host} aria-hidden />
    </div>
  );
}

const dataOf = (series: readonly Day[]): UPlot.AlignedData => [
  series.map((_, index) => index),
  series.map(({ views }) => views),
  series.map(({ clicks }) => clicks),
];

function optionsFor(
  element: HTMLElement,
  series: readonly Day[],
  width: number,
  onActive: (index: number | null) => void,
): UPlot.Options {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const quiet = colour('--ly-quiet');
  const line = colour('--ly-line');
  const primary = colour('--ly-primary');
  const axis = { stroke: quiet, font: '12px Inter, sans-serif', ticks: { show: false } };
  const dot = series.length <= 31;
  return {
    width,
    height,
    padding: [8, 20, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 9, width: 2 } },
    scales: {
      x: { time: false, range: (_plot, min, max) => [min - 0.25, max + 0.25] },
      // Whole visits only: an empty chart still shows a scale worth reading.
      y: { range: (_plot, _min, max) => [0, Math.max(4, max * 1.1)] },
    },
    axes: [
      {
        ...axis,
        size: 30,
        grid: { show: false },
        splits: () => labelledDays(series.length, Math.max(2, Math.floor(width / labelWidth))),
        values: (_plot, splits) => splits.map((index) => dayMonthText(series[index]?.date ?? '1970-01-01')),
      },
      {
        ...axis,
        size: 48,
        grid: { stroke: line, width: 1 },
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 1e7],
        values: (_plot, splits) => splits.map((value) => formatCount(value, { compact: true })),
      },
    ],
    series: [
      {},
      {
        label: t`Views`,
        stroke: primary,
        width: 2,
        fill: `${primary}22`,
        points: { show: dot, size: 4, fill: primary },
      },
      { label: t`Clicks`, stroke: colour('--ly-info'), width: 2, dash: [6, 4], points: { show: false } },
    ],
    hooks: { setCursor: [(self) => onActive(self.cursor.idx ?? null)] },
  };
}
