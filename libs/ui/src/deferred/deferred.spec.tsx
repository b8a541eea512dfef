import { Suspense } from 'react';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { deferred } from './deferred.js';

const shown = (Component: () => React.ReactNode) =>
  renderToStaticMarkup(
    <Suspense fallback="waits">
      <Component />
    </Suspense>,
  );

describe('a deferred part', () => {
  it('is waited for where it is not loaded, and drawn at once where it is', async () => {
    const { Component, warm } = deferred(async () => () => 'there');
    const draw = () => shown(() => <Component />);
    expect(draw()).toBe('waits');
    await warm();
    expect(draw()).toBe('there');
  });

  it('whose loading ahead has failed is loaded when it is shown', async () => {
    let tries = 0;
    const { Component, warm } = deferred(async () => {
      tries += 1;
      if (tries === 1) throw new Error('gone with the last release');
      return () => 'there';
    });
    await warm();
    expect(shown(() => <Component />)).toBe('waits');
    await warm();
    expect(shown(() => <Component />)).toBe('there');
    expect(tries).toBe(2);
  });
});
