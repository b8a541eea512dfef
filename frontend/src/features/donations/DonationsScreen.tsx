import { useSearchParams } from 'react-router-dom';
import { DonationList } from './DonationList.js';
import { GoalList } from './goals/GoalList.js';

/** What was given, and what for. @source spec 1 "/donations" */
export function DonationsScreen() {
  const [params] = useSearchParams();
  return params.get('tab') === 'goals' ? <GoalList /> : <DonationList />;
}
