import { describe, expect, it } from '@jest/globals';
import { leaksIn, tracesOf } from '@linkyard/leak-check';
import { calendarExamples } from './calendar-examples.js';

describe('the calendar files that people get', () => {
  const platform = { title: 'Linkyard', hosts: ['app.linkyard.example'], senders: [], colours: [] };

  it.each(calendarExamples().map((file) => [file.name, file.content] as const))(
    'of a %s have an id and a producer, and name no installation',
    (name, content) => {
      expect(content).toMatch(/^BEGIN:VCALENDAR/);
      expect(content).toMatch(/^PRODID:/m);
      expect(content).toMatch(/^UID:\S/m);
      if (name !== 'calendar of the host') expect(content).toMatch(/^ORGANIZER;CN="Ana Reed"/m);
      expect(leaksIn({ where: name, text: content }, tracesOf(platform))).toEqual([]);
    },
  );
});
