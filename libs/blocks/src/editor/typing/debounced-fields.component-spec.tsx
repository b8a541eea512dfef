import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { commitPendingInput, useHasPendingInput } from './pending-input.js';
import { TextArea } from './TextArea.js';
import { TextField } from './TextField.js';
import { commitDelayMs, maxCommitDelayMs } from './use-debounced-commit.js';

/** A form of two fields that keeps what was committed. */
function aForm() {
  const commits: string[] = [];
  function Form() {
    const [title, setTitle] = useState('A');
    const [isOpen, setOpen] = useState(true);
    const hasPendingInput = useHasPendingInput();
    const onChange = (text: string) => {
      commits.push(text);
      setTitle(text);
    };
    return (
      <>
        {isOpen && <TextField label="Title" value={title} onChange={onChange} />}
        <TextArea label="Text" value="" onChange={(text) => commits.push(text)} />
        <button onClick={() => setTitle('A')}>Undo</button>
        <button onClick={() => setOpen(false)}>Close</button>
        <output>{hasPendingInput ? 'pending' : 'committed'}</output>
      </>
    );
  }
  render(<Form />, { wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider> });
  const input = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { commits, input, pass };
}

describe('debounced fields', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('show each key at once and commit after a pause', () => {
    const { commits, input, pass } = aForm();
    for (const text of ['J', 'Ju', 'Jug']) {
      input('Title', text);
      expect(screen.getByLabelText('Title')).toHaveValue(text);
      pass(commitDelayMs - 1);
    }
    expect(commits).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('pending');
    pass(1);
    expect(commits).toEqual(['Jug']);
    expect(screen.getByRole('status')).toHaveTextContent('committed');
    pass(10_000);
    expect(commits).toEqual(['Jug']);
  });

  it('commit in between while typing goes on', () => {
    const { commits, input, pass } = aForm();
    for (let key = 1; key <= 5; key += 1) {
      input('Title', 'x'.repeat(key));
      pass(maxCommitDelayMs / 4);
    }
    expect(commits).toEqual(['xxxx']);
  });

  it.each([
    ['the field is left', () => fireEvent.blur(screen.getByLabelText('Title'))],
    ['a shortcut is pressed', () => fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'z', ctrlKey: true })],
    ['Enter is pressed', () => fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Enter' })],
    ['the window is hidden', () => fireEvent(window, new Event('visibilitychange'))],
    ['the page is closed', () => fireEvent(window, new Event('pagehide'))],
    ['the field goes', () => fireEvent.click(screen.getByText('Close'))],
    ['the document is saved', () => act(commitPendingInput)],
  ])('commit at once when %s', (_name, leave) => {
    const { commits, input } = aForm();
    input('Title', 'Jug');
    input('Text', 'Stoneware');
    expect(commits).toEqual([]);
    leave();
    expect(commits).toContain('Jug');
  });

  it('do not commit for a letter, and show what the form has after an undo', () => {
    const { commits, input, pass } = aForm();
    input('Title', 'Jug');
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 's' });
    expect(commits).toEqual([]);
    pass(commitDelayMs);
    fireEvent.click(screen.getByText('Undo'));
    expect(screen.getByLabelText('Title')).toHaveValue('A');
  });
});
