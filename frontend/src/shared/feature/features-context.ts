import { createContext, useContext } from 'react';
import type { Feature } from './feature.js';

/** The app provides the list, because a feature must not import another one. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

/** Every feature of this build. */
export const useFeatures = () => useContext(FeaturesContext);
