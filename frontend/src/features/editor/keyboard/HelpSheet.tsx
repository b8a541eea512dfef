import { t } from '@lingui/core/macro';
import { Kbd, Modal, Stack, Table } from '@mantine/core';
import { helpRows } from './shortcuts.js';

/** Every key of the editor. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={t`Keyboard shortcuts`} size="md">
      <Table>
        <Table.Tbody>
          {helpRows().map(({ keys, text }) => (
            <Table.Tr key={keys}>
              <Table.Td w="100%">{text}</Table.Td>
              <Table.Td>
                <Stack gap={4} align="flex-end" style={{ whiteSpace: 'nowrap' }}>
                  {keys.split(', ').map((way) => (
                    <Kbd key={way} dir="ltr">
                      {way}
                    </Kbd>
                  ))}
                </Stack>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
