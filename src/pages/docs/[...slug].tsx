import { DocsPage } from '../../components/docs-page.tsx';
import { collections } from '../../site/collections/site-collections.ts';

export default function DocRoute({ slug }: { slug: string[] }) {
  return <DocsPage route={`/docs/${slug.map((segment) => `${segment}/`).join('')}`} />;
}

export const getConfig = async () => ({
  staticPaths: collections.listPaths('/docs/', 'doc', 'category', 'doc-tags', 'doc-tag'),
});
