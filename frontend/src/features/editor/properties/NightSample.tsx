import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SimpleGrid, Text } from '@mantine/core';
import { darkTheme, themeTokens } from '@linkyard/blocks/public';
import type { Theme } from '@linkyard/contracts';

function Sample({ name, theme }: { name: string; theme: Theme }) {
  const { ground, title, ink, button } = themeTokens(theme);
  return (
    <div
      style={{
        padding: 12,
        borderRadius: 10,
        border: '1px solid var(--ly-line)',
        background: ground,
        color: ink,
        fontSize: 12,
      }}
    >
      <Trans>
        <strong style={{ color: title, display: 'block', fontSize: 14 }}>{name}</strong>
        Text of the page
      </Trans>
      <div
        style={{
          marginTop: 8,
          padding: '6px 10px',
          borderRadius: 6,
          textAlign: 'center',
          background: button.background,
          color: button.ink,
          border: `${button.borderWidth}px solid ${button.border}`,
        }}
      >
        <Trans>Button</Trans>
      </div>
    </div>
  );
}

/** The theme as it is, and as it is seen on a device that is set to dark. */
export function NightSample({ theme }: { theme: Theme }) {
  const night = darkTheme(theme);
  if (!night) {
    return (
      <Text size="xs" c="dimmed">
        <Trans>This page is dark already, on every device.</Trans>
      </Text>
    );
  }
  return (
    <SimpleGrid cols={2} spacing="xs" role="img" aria-label={t`The page by day and by night`}>
      <Sample name={t`Day`} theme={theme} />
      <Sample name={t`Night`} theme={night} />
    </SimpleGrid>
  );
}
