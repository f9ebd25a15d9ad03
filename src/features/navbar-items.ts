/** The features with a navbar item of that type. */
export const featureItems = ['search'] as const;

type ItemType = (typeof featureItems)[number];

/** Whether a navbar item belongs to a feature. */
export function isFeatureItem<Item extends { type?: string | undefined }>(
  item: Item,
): item is Extract<Item, { type: ItemType }> {
  return featureItems.some((type) => type === item.type);
}
