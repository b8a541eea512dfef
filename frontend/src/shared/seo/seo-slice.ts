import { createSlice } from '@reduxjs/toolkit';
import type { SeoData } from './seo-data.js';

const nothing: SeoData = {};

/** Read once at start; never changes after. */
export const seoSlice = createSlice({ name: 'seo', initialState: nothing, reducers: {} });
