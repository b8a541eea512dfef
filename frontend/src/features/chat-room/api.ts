import {
  getChatChanges,
  getPreviousMessages,
  listChatMembers,
  listReportedMessages,
  moderateChat,
  reportChatMessage,
  searchChat,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const chatApi = addEndpoints(['ChatMembers', 'ChatReports'], (build) => ({
  previousMessages: commandQuery(build, getPreviousMessages, { keepSec: 0 }),
  chatChanges: commandQuery(build, getChatChanges, { keepSec: 0 }),
  chatSearch: commandQuery(build, searchChat, { keepSec: 0 }),
  chatMembers: commandQuery(build, listChatMembers, { provides: ['ChatMembers'], keepSec: 30 }),
  chatReports: commandQuery(build, listReportedMessages, { provides: ['ChatReports'], keepSec: 0 }),
  reportMessage: commandMutation(build, reportChatMessage, ['ChatReports']),
  moderateChat: commandMutation(build, moderateChat, ['ChatMembers', 'ChatReports']),
}));

export const {
  useChatSearchQuery,
  useChatMembersQuery,
  useChatReportsQuery,
  useReportMessageMutation,
  useModerateChatMutation,
} = chatApi;
