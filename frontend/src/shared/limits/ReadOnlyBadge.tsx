import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Tooltip } from '@mantine/core';

/** Marks what is above a lowered limit of the account. */
export function ReadOnlyBadge() {
  return (
    <Tooltip label={t`Your plan has room for fewer. This one stays online, and can be taken offline or deleted.`}>
      <Badge color="gray" tabIndex={0}>
        <Trans>Read only</Trans>
      </Badge>
    </Tooltip>
  );
}
