import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { formatCount } from '@linkyard/ui';

interface UnreadCountProps {
  count: number | undefined;
  onShow: () => void;
}

/** The number of unread leads; pressing shows them. */
export function UnreadCount({ count, onShow }: UnreadCountProps) {
  return (
    <span aria-live="polite">
      {count ? (
        <Button variant="light" color="orange" size="xs" onClick={onShow}>
          <Trans>{formatCount(count)} unread</Trans>
        </Button>
      ) : null}
    </span>
  );
}
