declare global {
  /** Where browsers say what a connection is worth; not all do. */
  interface Navigator {
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  }
}

/** Whether nothing is to be loaded that was not asked for: the visitor saves data, or has little of it. */
export function savesData(): boolean {
  const { effectiveType = '', saveData = false } = navigator.connection ?? {};
  return saveData || effectiveType.includes('2g');
}
