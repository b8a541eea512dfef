import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { RichTextField } from '../RichTextField.js';
import { commitPendingInput } from '../typing/pending-input.js';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');

let kept: string[];
beforeEach(() => void (kept = []));
// jsdom has no layout, and the editor asks where its cursor is.
beforeAll(() => {
  const noBox = new DOMRect();
  Object.assign(Range.prototype, { getClientRects: () => [noBox], getBoundingClientRect: () => noBox });
});

const Providers = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <MantineProvider env="test">{children}</MantineProvider>
  </I18nProvider>
);

function Form({ value }: { value: string }) {
  const [text, setText] = useState(value);
  const keep = (next: string) => {
    kept.push(next);
    setText(next);
  };
  return <RichTextField label="Bio" value={text} onChange={keep} />;
}

function show(value = '') {
  render(<Form value={value} />, { wrapper: Providers });
  return screen.getByRole('textbox', { name: 'Bio' });
}

function paste(box: HTMLElement, html: string, text = '') {
  const getData = (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? text : '');
  fireEvent.paste(box, { clipboardData: { getData, types: ['text/html', 'text/plain'], files: [] } });
  act(commitPendingInput);
}

const pasted = (html: string) => {
  paste(show(), html);
  return kept.at(-1);
};

describe('a formatted text keeps what is pasted', () => {
  it('from Google Docs: only the bold words are bold', () => {
    expect(pasted(fixture('paste-google-docs.html'))).toBe(
      '<p>Plain words <strong>bold words</strong><em> slanted</em></p><ul><li><p>One</p></li></ul>',
    );
  });

  it('from Word: its list paragraphs are a list', () => {
    expect(pasted(fixture('paste-word-list.html'))).toBe('<ul><li><p>Monday</p></li><li><p>Tuesday</p></li></ul>');
  });

  it('from a table: each row is a line, and its cells are apart', () => {
    expect(pasted(fixture('paste-table.html'))).toBe('<p>Mon\u20039-12</p><p>Tue\u200310-14</p>');
  });

  const word = (level: number, marker: string, text: string, list = 'l0') =>
    `<p class=MsoListParagraph style='margin-left:36pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>${text}</p>`;
  it.each([
    [
      'Word’s numbered list with a list within',
      `${word(1, '1.', 'Bake')}${word(2, 'a)', 'Dough')}${word(2, 'b)', 'Oven')}${word(1, '2.', 'Eat')}`,
      '<ol><li><p>Bake</p><ol><li><p>Dough</p></li><li><p>Oven</p></li></ol></li><li><p>Eat</p></li></ol>',
    ],
    [
      'Word’s bullets within a numbered list, then a paragraph',
      `${word(1, '1.', 'Bake')}${word(2, 'o', 'Rye')}<p class=MsoNormal>Then</p>${word(1, '§', 'Other')}`,
      '<ol><li><p>Bake</p><ul><li><p>Rye</p></li></ul></li></ol><p>Then</p><ul><li><p>Other</p></li></ul>',
    ],
    [
      'a table of a mail that is there for its layout',
      '<table><tr><td><h1>News</h1><p>One</p><p>Two</p></td></tr></table>',
      '<h2>News</h2><p>One</p><p>Two</p>',
    ],
    [
      'a table with a head, marks, paragraphs in cells and an empty row',
      '<table><tr><th>Day</th><th>Open</th></tr><tr><td></td><td></td></tr><tr><td><p>Mon</p><p>Tue</p></td><td><b>9</b>-12</td></tr></table>',
      '<p><strong>Day</strong>\u2003<strong>Open</strong></p><p>Mon Tue\u2003<strong>9</strong>-12</p>',
    ],
    ['a web page’s blocks', '<div>One</div><div>Two<br>lines</div>', '<p>One</p><p>Two<br>lines</p>'],
    [
      'links of a foreign scheme as words',
      '<p><a href="javascript:alert(1)">a</a> <a href="data:text/html,x">b</a> <a href="https://c.example/">c</a></p>',
      '<p>a b <a href="https://c.example/" rel="nofollow noopener" data-c="">c</a></p>',
    ],
    ['scripts and pictures as nothing', '<p>a<img src=x onerror=alert(1)><script>alert(1)</script></p>', '<p>a</p>'],
    ['Arabic from right to left', '<p>مرحبا</p><p>hello</p>', '<p dir="auto">مرحبا</p><p>hello</p>'],
  ])('%s', (_name, html, result) => expect(pasted(html)).toBe(result));

  it('as plain text: lines become paragraphs', () => {
    paste(show(), '', 'One\n\nTwo <b>');
    expect(kept.at(-1)).toBe('<p>One</p><p>Two &#x3C;b></p>');
  });
});

describe('a formatted text', () => {
  const whole =
    '<h2>One</h2><h3>Two</h3><h4>Three</h4><p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <code>f</code><br>' +
    '<a href="https://x.example/?a=1&#x26;b=2" rel="nofollow noopener" data-c="">g</a></p><p><br></p>' +
    '<ul><li><p>h</p></li></ul><ol><li><p>i</p></li></ol><blockquote><p>j</p></blockquote><p dir="rtl">k</p>';

  it('that was stored is kept letter by letter when a word is added', async () => {
    paste(show(whole), '<p>new</p>');
    expect(kept.at(-1)).toBe(whole.replace('<h2>One', '<h2>newOne'));
  });

  it('is not changed by being shown', () => {
    show('<p>words<br>only</p>loose <b>text</b>');
    act(commitPendingInput);
    expect(kept).toEqual([]);
  });

  it('is formatted by the keyboard: buttons are reached by Tab, and say whether they are on', async () => {
    const user = userEvent.setup();
    show('<p>word</p>');
    await user.tab();
    const bold = screen.getByRole('button', { name: 'Bold' });
    expect(bold).toHaveFocus();
    await user.keyboard('{Tab}{Tab}{Tab}{Enter}');
    act(commitPendingInput);
    expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    expect(kept.at(-1)).toBe('<ul><li><p>word</p></li></ul>');
  });

  it('is written over by an undo right after a key', () => {
    const commits: string[] = [];
    render(<RichTextField label="Bio" value="<p>one</p>" onChange={(next) => commits.push(next)} />, {
      wrapper: Providers,
    });
    const box = screen.getByRole('textbox', { name: 'Bio' });
    paste(box, '<p>two</p>');
    expect(commits).toEqual(['<p>twoone</p>']);
    expect(box).toHaveTextContent(/^one$/);
  });

  it('takes back what was pasted by its own undo', () => {
    const box = show('<p>word</p>');
    paste(box, '<p>new </p>');
    fireEvent.keyDown(box, { key: 'z', code: 'KeyZ', ctrlKey: true });
    act(commitPendingInput);
    expect(kept.at(-1)).toBe('<p>word</p>');
  });

  it.each([
    ['shop.example', 'https://shop.example'],
    ['sms:+4930123456', 'sms:+4930123456'],
  ])('links to %s', async (typed, href) => {
    const user = userEvent.setup();
    show('');
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await user.type(await screen.findByLabelText('Address of the marked words'), typed);
    await user.keyboard('{Tab}{Enter}');
    act(commitPendingInput);
    expect(kept.at(-1)).toContain(`href="${href}"`);
  });

  it('refuses a link of a foreign scheme', async () => {
    const user = userEvent.setup();
    show('<p>word</p>');
    await user.click(screen.getByRole('button', { name: 'Link' }));
    await user.type(await screen.findByLabelText('Address of the marked words'), 'javascript:alert(1)');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Set link' })).toBeDisabled());
  });
});
