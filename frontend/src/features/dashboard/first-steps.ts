import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import type { CampaignView } from '@linkyard/contracts';
import type { Home } from './home-state.js';

type Key = Home['checklist'][number]['key'];

export interface Step {
  key: Key;
  done: boolean;
  title: string;
  hint: string;
  /** The verb on its button. */
  verb: string;
  /** Where it is done. */
  to: string;
}

type Page = Pick<CampaignView, '_id' | 'templateId'>;

const words: () => Record<Key, { title: string; hint: string; verb: string; to: (page: Page | null) => string }> =
  perLanguage(() => ({
    createPage: {
      title: t`Create your page`,
      hint: t`Pick a finished look, or bring the page you have.`,
      verb: t`Pick a template`,
      to: () => '/templates',
    },
    addLinks: {
      title: t`Add your links`,
      hint: t`One block a link; drag them into order.`,
      verb: t`Open the editor`,
      to: (page) => (page ? `/edit/${page.templateId}` : '/mylinks'),
    },
    publish: {
      title: t`Publish it`,
      hint: t`Visitors see your page from then on, at your own address.`,
      verb: t`Open the editor`,
      to: (page) => (page ? `/edit/${page.templateId}` : '/mylinks'),
    },
    firstView: {
      title: t`Get your first visit`,
      hint: t`Put your address into your profiles, or show its QR code.`,
      verb: t`Share your page`,
      to: (page) => (page ? `/mylinks?share=${page._id}` : '/mylinks'),
    },
    firstClick: {
      title: t`Get your first click`,
      hint: t`The best link stands first.`,
      verb: t`Share your page`,
      to: (page) => (page ? `/mylinks?share=${page._id}` : '/mylinks'),
    },
  }));

/** The first steps with where each is done. @param page the one last worked on */
export const stepsOf = (checklist: Home['checklist'], page: Page | null): Step[] =>
  checklist.map(({ key, done }) => {
    const { to, ...rest } = words()[key];
    return { key, done, ...rest, to: to(page) };
  });
