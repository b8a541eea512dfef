import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { FileField, type PickedFile } from './FileField.js';

function Cover({ picked }: { picked: PickedFile | null }) {
  const [value, setValue] = useState<PickedFile | null>(null);
  return <FileField label="Cover" value={value} onChange={setValue} pick={async () => picked} />;
}

describe('FileField', () => {
  it('picks, names and removes a file', async () => {
    const { user } = renderWithUi(<Cover picked={{ id: '1', name: 'guide.pdf', hint: '2 MB' }} />);
    const group = screen.getByRole('group', { name: 'Cover' });
    await user.click(within(group).getByRole('button', { name: 'Choose file' }));
    expect(await within(group).findByText('guide.pdf')).toBeVisible();
    await user.click(within(group).getByRole('button', { name: 'Remove' }));
    expect(within(group).queryByText('guide.pdf')).toBeNull();
  });

  it('keeps what there was when the picker is closed', async () => {
    const { user } = renderWithUi(<Cover picked={null} />);
    await user.click(screen.getByRole('button', { name: 'Choose file' }));
    expect(await screen.findByRole('button', { name: 'Choose file' })).toBeEnabled();
  });
});
