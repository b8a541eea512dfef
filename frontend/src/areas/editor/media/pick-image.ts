import { createContext, useContext } from 'react';

/** Opens the media picker; resolves to the address of the chosen picture, or null. */
export type PickImage = () => Promise<string | null>;

export const PickImageContext = createContext<PickImage>(async () => null);
export const usePickImage = (): PickImage => useContext(PickImageContext);
