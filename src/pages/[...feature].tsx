import { features } from 'virtual:features';
import { getFeaturePage } from '../collections/own-pages.ts';
import { kindOfPage, listFeaturePaths } from '../collections/table.ts';
import { Page } from '../components/page.tsx';

/** The pages of the features that this site has, wherever its configuration puts them. */
export default function FeatureRoute({ feature: path }: { feature: string[] }) {
  const route = `/${path.join('/')}/`;
  const kind = kindOfPage(route);
  const { View } = features.find(({ feature }) => feature === kind) ?? {};
  return <Page {...getFeaturePage(route)}>{View && <View />}</Page>;
}

export const getConfig = async () => ({ staticPaths: listFeaturePaths() });
