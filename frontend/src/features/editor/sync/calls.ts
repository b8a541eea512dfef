import type {
  addSection,
  addSections,
  AnyCommand,
  changeSectionStatus,
  changeSectionStatuses,
  createPage,
  deletePage,
  deleteSection,
  getPage,
  getTemplate,
  orderPages,
  orderSections,
  ReplyOf,
  RequestInput,
  restoreSections,
  saveSection,
  updatePage,
  updateTemplate,
} from '@linkyard/contracts';
import type { ApiError } from '../../../shared/api/api-error.js';

export type Answer<Data> = { ok: true; data: Data } | { ok: false; error: ApiError };
type CallOf<Contract extends AnyCommand> = (body: RequestInput<Contract>) => Promise<Answer<ReplyOf<Contract>>>;

/** The calls that keep the server in step with the draft. */
export interface SyncCalls {
  openTemplate: CallOf<typeof getTemplate>;
  openPage: CallOf<typeof getPage>;
  saveTemplate: CallOf<typeof updateTemplate>;
  createPage: CallOf<typeof createPage>;
  savePage: CallOf<typeof updatePage>;
  deletePage: CallOf<typeof deletePage>;
  orderPages: CallOf<typeof orderPages>;
  addSection: CallOf<typeof addSection>;
  addSections: CallOf<typeof addSections>;
  saveSection: CallOf<typeof saveSection>;
  hideSection: CallOf<typeof changeSectionStatus>;
  hideSections: CallOf<typeof changeSectionStatuses>;
  deleteSections: CallOf<typeof deleteSection>;
  restoreSections: CallOf<typeof restoreSections>;
  orderSections: CallOf<typeof orderSections>;
}
