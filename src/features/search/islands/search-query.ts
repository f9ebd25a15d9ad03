import { atom } from 'jotai';

/** What the results page searches for; undefined until the page has read its address. */
export const searchedAtom = atom<string>();
