import { renewSenderKey, senderChecks, testSender } from '@linkyard/contracts';
import { addEndpoints } from '../../../shared/api/api.js';
import { commandMutation } from '../../../shared/api/contract-endpoints.js';

/** Each look asks DNS, so it is made by a press and not kept. */
export const senderApi = addEndpoints([], (build) => ({
  testSender: commandMutation(build, testSender),
  senderChecks: commandMutation(build, senderChecks),
  renewSenderKey: commandMutation(build, renewSenderKey),
}));

export const { useTestSenderMutation, useSenderChecksMutation, useRenewSenderKeyMutation } = senderApi;
