/** What the boot script takes of the search: the presses that wait for its code. */
export {
  approachSearch,
  askForSearch,
  endAsking,
  nameSearchButtons,
  pressSearch,
  pressSearchKey,
} from '../features/search/boot/search-press.ts';
