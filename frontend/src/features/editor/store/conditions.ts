import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { showRulesSchema, type SectionAudience } from '@linkyard/contracts';
import { same } from '../sync/same.js';

const noRules = showRulesSchema.parse({});

export type Condition = 'schedule' | 'rules' | 'gate';

/** What keeps a block from some of its visitors, or from all of them at times. */
export function conditionsOf({ visibleFrom, visibleUntil, rules, gate }: SectionAudience): Condition[] {
  const conditions: Condition[] = [];
  if (visibleFrom !== null || visibleUntil !== null) conditions.push('schedule');
  if (!same(rules, noRules)) conditions.push('rules');
  if (gate.type !== 'none') conditions.push('gate');
  return conditions;
}

/** As heard with the name of the block. */
export const conditionWords: () => Record<Condition, string> = perLanguage(() => ({
  schedule: t`shown at times`,
  rules: t`shown to some visitors`,
  gate: t`behind a gate`,
}));
