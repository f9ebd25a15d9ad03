declare global {
  /** The Network Information API; not all browsers have it. */
  interface Navigator {
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  }
}

/** Whether to load only what was asked for: the visitor saves data, or the connection is slow. */
export function savesData(): boolean {
  const { effectiveType = '', saveData = false } = navigator.connection ?? {};
  return saveData || effectiveType.includes('2g');
}
