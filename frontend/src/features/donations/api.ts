import {
  addUpdateDonationGoal,
  deleteDonationGoal,
  getDonation,
  listDonationGoals,
  listDonations,
  refundDonation,
  resolveDonationAttention,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const donationsApi = addEndpoints(['Donations', 'DonationGoals'], (build) => ({
  donation: commandQuery(build, getDonation, { provides: ['Donations'] }),
  donations: commandQuery(build, listDonations, { provides: ['Donations', 'PaymentConnections'] }),
  refundDonation: commandMutation(build, refundDonation, ['Donations', 'DonationGoals']),
  resolveDonationAttention: commandMutation(build, resolveDonationAttention, ['Donations', 'DonationGoals']),
  donationGoals: commandQuery(build, listDonationGoals, { provides: ['DonationGoals', 'PaymentConnections'] }),
  saveDonationGoal: commandMutation(build, addUpdateDonationGoal, ['DonationGoals', 'Donations']),
  deleteDonationGoal: commandMutation(build, deleteDonationGoal, ['DonationGoals', 'Donations']),
}));

export const {
  useDonationQuery,
  useDonationsQuery,
  useRefundDonationMutation,
  useResolveDonationAttentionMutation,
  useDonationGoalsQuery,
  useSaveDonationGoalMutation,
  useDeleteDonationGoalMutation,
} = donationsApi;
