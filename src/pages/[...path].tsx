import { features } from 'virtual:features';
import { DocsPage } from '../components/docs-page.tsx';
import { Page } from '../components/page.tsx';
import { collections } from '../site/collections/site-collections.ts';

/** The pages of features, and docs with routes that don't start with `/docs/`. */
export default function AnyRoute({ path }: { path: string[] }) {
  const route = `/${path.join('/')}/`;
  const feature = features.find((part) => part.feature === collections.kindOfPage(route));
  if (!feature) return <DocsPage route={route} />;
  const { View } = feature;
  return <Page {...collections.getFeaturePage(route)}>{View && <View />}</Page>;
}

export const getConfig = async () => ({
  staticPaths: [
    ...collections.listPaths('/', ...features.map(({ feature }) => feature)),
    ...collections
      .listPaths('/', 'doc', 'category', 'doc-tags', 'doc-tag')
      .filter(([first]) => first !== undefined && first !== 'docs'),
  ],
});
