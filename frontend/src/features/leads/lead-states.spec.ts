import { describe, expect, it } from '@jest/globals';
import { readTableState } from '@linkyard/ui';
import { kindOf, requestOf, tableOptions } from './lead-query.js';
import { actsFor, afterAct } from './lead-states.js';

const fresh = { state: 'new' as const, isRead: false };
const read = { state: 'read' as const, isRead: true };
const spam = { state: 'spam' as const, isRead: false };
const archived = { state: 'archived' as const, isRead: true };

describe('what can be done with leads', () => {
  it.each([
    [[fresh], ['read', 'done', 'archive', 'spam']],
    [[read], ['unread', 'done', 'archive', 'spam']],
    [
      [fresh, read],
      ['read', 'done', 'archive', 'spam'],
    ],
    [[archived], ['unread', 'done', 'unarchive']],
    [[spam], ['read', 'notSpam']],
    [[spam, read], ['read']],
    [[], []],
  ])('%j: %j', (leads, offered) => {
    expect(actsFor(leads)).toEqual(offered);
  });

  it('knows beforehand what the answer will be', () => {
    expect(afterAct(fresh, 'read')).toEqual({ state: 'read', isRead: true });
    expect(afterAct(spam, 'read')).toEqual({ state: 'spam', isRead: true });
    expect(afterAct(read, 'unread')).toEqual({ state: 'read', isRead: false });
    expect(afterAct(fresh, 'archive')).toEqual({ state: 'archived', isRead: true });
    expect(afterAct(spam, 'notSpam')).toEqual({ state: 'new', isRead: false });
  });
});

describe('the tables ask', () => {
  const state = (query: string) => readTableState(new URLSearchParams(query), tableOptions);

  it('for what the address says', () => {
    const id = 'a'.repeat(24);
    const query = `page=2&q=ann&sort=-name&campaign=${id}&state=new&unread=1&kind=form&from=2025-03-01&to=2025-03-31`;
    expect(requestOf(state(query))).toEqual({
      page: 2,
      searchTerm: 'ann',
      sort: '-name',
      filters: { campaignId: id, state: 'new', isRead: false, from: '2025-03-01', to: '2025-03-31' },
    });
    expect(kindOf(state(query))).toBe('form');
  });

  it('for no day that is none', () => {
    expect(requestOf(state('from=2025-13-99&to=soon&campaign=x')).filters).toEqual({});
  });
});
