import { features } from 'virtual:features';
import { collections } from '../collections/site-collections.ts';
import { Page } from '../components/page.tsx';

/** The pages of the features that this site has, wherever its configuration puts them. */
export default function FeatureRoute({ feature: path }: { feature: string[] }) {
  const route = `/${path.join('/')}/`;
  const kind = collections.kindOfPage(route);
  const { View } = features.find(({ feature }) => feature === kind) ?? {};
  return <Page {...collections.getFeaturePage(route)}>{View && <View />}</Page>;
}

export const getConfig = async () => ({
  staticPaths: collections.listPaths('/', ...features.map(({ feature }) => feature)),
});
