import type { LimitKind } from '@linkyard/contracts';
import { limitsOfCaller } from '@linkyard/contracts';
import { PlanLimit } from '@linkyard/ui';
import { useEffect } from 'react';
import { addEndpoints } from '../api/api.js';
import { commandQuery } from '../api/contract-endpoints.js';
import { useUser } from '../session/use-session.js';

const limitsApi = addEndpoints([], (build) => ({ ownLimits: commandQuery(build, limitsOfCaller) }));

/** From which share of the limit on it is worth a line. */
const nearlyFull = 0.8;

interface LimitLineProps {
  kind: LimitKind;
  /** What is counted, in the plural. */
  noun: string;
  /** What the list shows: when it changes, the use is asked for again. */
  shown: unknown;
}

/** How much of what the plan allows is used, once little or nothing is left. */
export function LimitLine({ kind, noun, shown }: LimitLineProps) {
  const limit = useUser()?.limits[kind] ?? null;
  const isLimited = limit !== null;
  const { data, refetch } = limitsApi.useOwnLimitsQuery({}, { skip: !isLimited });
  useEffect(() => {
    if (isLimited && shown !== undefined) void refetch();
  }, [isLimited, shown, refetch]);
  const used = data?.usage[kind] ?? null;
  if (limit === null || used === null || used < limit * nearlyFull) return null;
  return <PlanLimit noun={noun} used={used} limit={limit} />;
}
