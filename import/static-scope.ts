/** Stands for what only running the code would tell. */
export const unreadable = Symbol('unreadable');

/** What names mean in a module, whose code is read and never run. */
export type Scope = {
  /** The full path of the module. */
  file: string;
  lookUp: (name: string) => unknown;
  /** What another module or JSON file of the project exports, by a relative or full path; unreadable for packages. */
  load: (specifier: string) => unknown;
};
