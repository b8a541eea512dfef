import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SeoData } from './seo-data.js';

const nothing: SeoData = {};

/** Read once at start; changes after that only in the store of a preview. */
export const seoSlice = createSlice({
  name: 'seo',
  initialState: nothing,
  reducers: {
    sitePreviewed: (_former, { payload }: PayloadAction<SeoData>) => payload,
  },
});

export const { sitePreviewed } = seoSlice.actions;
