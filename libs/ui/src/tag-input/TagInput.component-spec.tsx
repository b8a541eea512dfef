import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { TagInput } from './TagInput.js';

function Tags() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <>
      <TagInput label="Tags" value={value} onChange={setValue} max={3} />
      <output aria-label="Kept">{value.join('|')}</output>
    </>
  );
}

describe('TagInput', () => {
  it('ends a tag by Enter or comma, keeps one of each and no more than allowed', async () => {
    const { user } = renderWithUi(<Tags />);
    const field = screen.getByRole('combobox', { name: 'Tags' });
    await user.type(field, 'VIP{Enter}press,vip{Enter}');
    const kept = screen.getByRole('status', { name: 'Kept' });
    expect(kept).toHaveTextContent(/^VIP\|press$/);
    await user.clear(field);
    await user.type(field, 'one{Enter}two{Enter}');
    expect(kept).toHaveTextContent(/^VIP\|press\|one$/);
  });
});
