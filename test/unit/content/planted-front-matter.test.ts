import { expect, test } from 'vitest';
import { listPlanted, page, reportEach, type Tree } from './plant.ts';

const doc = (...lines: string[]): Tree => ({ 'content/docs/a.mdx': page('title: A', ...lines) });
const post = (...lines: string[]): Tree => ({
  'content/blog/2025-05-19-a.mdx': page('title: A', ...lines),
});
const docFile = 'content/docs/a.mdx';

test('each mistake in front matter is reported at its place', async () => {
  const reports = await reportEach(
    {
      'an empty slug': doc('slug: ""'),
      'a string as keywords': doc('keywords: a, b'),
      'a tag without permalink': doc('tags: [{label: CSS}]'),
      'a level below 2': doc('toc_min_heading_level: 1'),
      'a level above 6': doc('toc_max_heading_level: 7'),
      'levels in reverse order': doc('toc_min_heading_level: 4', 'toc_max_heading_level: 3'),
      'an unknown format': doc('format: html'),
      'a slash in an id': doc('id: a/b'),
      'a draft that is unlisted': doc('draft: true', 'unlisted: true'),
      'a missing image': doc('image: /img/card.png'),
      'a missing relative image': doc('image: ./card.png'),
      'a misspelt field inside another': doc('last_update: {autor: me}'),
      'a slug that leaves the docs': doc('slug: ../../x'),
      'a percent-encoded slug that leaves the docs': doc('slug: /%2e%2e/x'),
      'a slug with an encoded slash': doc('slug: /a%2Fb'),
      'a slug with a lone percent': doc('slug: /100%'),
      'a slug with a query': doc('slug: /a?b'),
      'front matter that is never closed': { [docFile]: '---\ntitle: A\n\nText.\n' },
      'a nonexistent date': post('date: 2025-02-30'),
      'a word as date': post('date: yesterday'),
      'a number as author': post('authors: 5'),
      'an author without name': post('authors: [{title: Chief}]'),
      'a field of docs in a post': post('sidebar_position: 2'),
      'a slug that leaves the blog': post('slug: ../a'),
    },
    listPlanted,
  );
  await expect(reports).toMatchFileSnapshot('planted/front-matter.txt');
});
