import { features } from 'virtual:features';
import type { PostNoteProps } from '../outputs/server-part.ts';

/** What features say of a post in lists, such as what its release contains. */
export function PostNotes(note: PostNoteProps) {
  return features.map(({ feature, PostNote }) => PostNote && <PostNote key={feature} {...note} />);
}
