import { createContext, useContext } from 'react';

export const DraggingContext = createContext(false);

/** Whether a block is being dragged. The drag's own context would tell too, and anew with every move of the pointer. */
export const useIsDragging = (): boolean => useContext(DraggingContext);
