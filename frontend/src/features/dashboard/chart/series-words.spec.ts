import { describe, expect, it } from '@jest/globals';
import { dayWords, labelledDays, seriesWords } from './series-words.js';

const day = (date: string, views: number, clicks = 0) => ({ date, views, uniques: views, clicks });

describe('a chart in words', () => {
  it('sums and names the best day', () => {
    const series = [day('2025-03-04', 3), day('2025-03-05', 1200, 1), day('2025-03-06', 0)];
    expect(seriesWords(series)).toBe('4 Mar to 6 Mar: 1,203 views and 1 click. Most on Wed 5 Mar with 1,200 views.');
  });

  it('says when nothing happened', () => {
    expect(seriesWords([day('2025-03-04', 0), day('2025-03-05', 0)])).toBe('4 Mar to 5 Mar: no visit on any day.');
    expect(seriesWords([])).toBe('No days to show.');
  });

  it('reads one day out', () => {
    expect(dayWords({ date: '2025-03-05', views: 1, uniques: 1, clicks: 2 })).toBe(
      'Wed 5 Mar: 1 view, 1 visitor, 2 clicks',
    );
  });
});

describe('days below the chart', () => {
  it('always end with the last one and stay apart', () => {
    expect(labelledDays(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(labelledDays(30, 6)).toEqual([4, 9, 14, 19, 24, 29]);
    expect(labelledDays(0, 6)).toEqual([]);
  });
});
