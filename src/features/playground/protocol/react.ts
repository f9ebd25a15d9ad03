import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

export {
  createContext,
  createElement,
  default,
  Fragment,
  lazy,
  memo,
  Suspense,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
/**
 * React, in a script of its own: the page loads it once, for the editor and, as text, for the preview's frame. The
 * frame offers all of it to projects; the editor's imports are these names.
 */
export { jsxRuntime, React };

/** The address of this script. */
export const reactUrl = import.meta.url;
