import { atom } from 'jotai';

/** The query of the results page; undefined until the page has read its address. */
export const searchedAtom = atom<string>();
