import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ApiError } from '../../../shared/api/api-error.js';
import { useFieldSave } from './use-field-save.js';

describe('a field that saves itself', () => {
  it('saves what was changed twice one after the other, so that the later one is written last', async () => {
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const save = (value: number) =>
      new Promise<ApiError | null>((resolve) => {
        begun.push(value);
        ends.push(() => resolve(null));
      });
    const { result } = renderHook(() => useFieldSave<number>(0, save));
    await act(async () => {
      void result.current.set(1);
      void result.current.set(2);
    });
    expect(begun).toEqual([1]);
    await act(async () => ends[0]?.());
    expect(begun).toEqual([1, 2]);
  });

  it('saves what is in it when it goes, after what is being saved', async () => {
    const begun: number[] = [];
    let end = () => {};
    const save = (value: number) =>
      new Promise<ApiError | null>((resolve) => {
        begun.push(value);
        end = () => resolve(null);
      });
    const { result, unmount } = renderHook(() => useFieldSave<number>(0, save));
    await act(async () => void result.current.set(1));
    act(() => result.current.change(2));
    unmount();
    expect(begun).toEqual([1]);
    await act(async () => end());
    expect(begun).toEqual([1, 2]);
  });
});
