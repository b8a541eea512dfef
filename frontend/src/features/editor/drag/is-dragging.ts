import { createContext, useContext } from 'react';

export const DraggingContext = createContext(false);

/** Whether a block is being dragged. The drag library's own context would re-render with every move of the pointer. */
export const useIsDragging = (): boolean => useContext(DraggingContext);
