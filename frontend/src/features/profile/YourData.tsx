import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { useExportMyDataMutation } from './api.js';

/** Gives the browser a file to keep. */
function saveFile(name: string, content: string) {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export function YourData() {
  const [exportMyData, { isLoading }] = useExportMyDataMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const download = async () => {
    const answer = await exportMyData({});
    setProblem(refusalOf(answer)?.message ?? null);
    if (answer.data) saveFile(answer.data.fileName, JSON.stringify(answer.data.archive, null, 2));
  };
  return (
    <>
      <Button
        variant="default"
        loading={isLoading}
        leftSection={<IconDownload size={18} stroke={1.5} />}
        onClick={() => void download()}
      >
        <Trans>Export my data</Trans>
      </Button>
      {problem && (
        <Text size="xs" c="var(--ly-danger-text)" mt={8} role="alert">
          {problem}
        </Text>
      )}
    </>
  );
}
