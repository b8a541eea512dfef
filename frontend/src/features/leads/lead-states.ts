import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import type { LeadView } from '@linkyard/contracts';

type State = LeadView['state'];
type LeadStatus = Pick<LeadView, 'state' | 'isRead'>;

export const stateWords: () => Record<State, { text: string; color: string }> = perLanguage(() => ({
  new: { text: t`New`, color: 'orange' },
  read: { text: t`Read`, color: 'gray' },
  actioned: { text: t`Done`, color: 'green' },
  archived: { text: t`Archived`, color: 'gray' },
  spam: { text: t`Spam`, color: 'red' },
}));

/** What a lead was left in, where that has no title of its own. */
export const kindWords: () => Record<LeadView['kind'], string> = perLanguage(() => ({
  optin: t`Sign-up`,
  form: t`Form`,
  rating: t`Rating`,
  upload: t`File`,
}));

/** Where each state may go. @source models.md 5 "Lead state" */
const next: Record<State, readonly State[]> = {
  new: ['read', 'actioned', 'archived', 'spam'],
  read: ['new', 'actioned', 'archived', 'spam'],
  actioned: ['read', 'archived'],
  archived: ['read', 'actioned'],
  spam: ['new'],
};

export type LeadAct = 'read' | 'unread' | 'done' | 'archive' | 'unarchive' | 'spam' | 'notSpam';

interface Act {
  label: string;
  /** What is said when it is done, after the number. */
  done: string;
  change: { isRead?: boolean; state?: State };
  fits: (lead: LeadStatus) => boolean;
}

const goesTo = (state: State) => (lead: LeadStatus) => lead.state !== state && next[lead.state].includes(state);

export const acts: () => Record<LeadAct, Act> = perLanguage(() => ({
  read: { label: t`Mark read`, done: t`marked read`, change: { isRead: true }, fits: (lead) => !lead.isRead },
  unread: { label: t`Mark unread`, done: t`marked unread`, change: { isRead: false }, fits: (lead) => lead.isRead },
  done: { label: t`Done`, done: t`marked done`, change: { state: 'actioned' }, fits: goesTo('actioned') },
  archive: {
    label: t`Archive`,
    done: t`archived`,
    change: { state: 'archived' },
    fits: (lead) => lead.state !== 'archived' && next[lead.state].includes('archived'),
  },
  unarchive: {
    label: t`Unarchive`,
    done: t`taken out of the archive`,
    change: { state: 'read' },
    fits: (lead) => lead.state === 'archived',
  },
  spam: { label: t`Spam`, done: t`marked as spam`, change: { state: 'spam' }, fits: goesTo('spam') },
  notSpam: {
    label: t`Not spam`,
    done: t`taken out of spam`,
    change: { state: 'new' },
    fits: (lead) => lead.state === 'spam',
  },
}));
const order: readonly LeadAct[] = ['read', 'unread', 'done', 'archive', 'unarchive', 'notSpam', 'spam'];

/** What can be done with all of them at once; 'read' and 'unread' where at least one changes. */
export function actsFor(leads: readonly LeadStatus[]): LeadAct[] {
  if (leads.length === 0) return [];
  return order.filter((act) => {
    if (act === 'read') return leads.some(acts().read.fits);
    // Offering both for a mixed choice says twice what one press can say.
    if (act === 'unread') return leads.every(acts().unread.fits);
    return leads.every(acts()[act].fits);
  });
}

/** A lead as it will be when the call is answered. @source models.md 5 "Lead state" */
export function afterAct<Lead extends LeadStatus>(lead: Lead, act: LeadAct): Lead {
  const { isRead, state } = acts()[act].change;
  const read = isRead ?? (state && state !== 'new' ? true : lead.isRead);
  const becomes = state ?? (isRead && lead.state === 'new' ? 'read' : lead.state);
  return { ...lead, isRead: read, state: becomes };
}
