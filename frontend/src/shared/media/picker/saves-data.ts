declare global {
  interface Navigator {
    /** @source wicg.github.io/savedata, where the browser has it */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether somebody asked their browser to fetch no more than it must. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
