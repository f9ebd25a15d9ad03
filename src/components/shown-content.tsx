import { type ComponentType, cache } from 'react';

/** Makes the component of a content file for the page that is being rendered. */
type MakeContent = () => ComponentType<object>;

/** By the paths of content files, while one page is rendered. */
const noted = cache(() => new Map<string, MakeContent>());

/** Notes what a page shows where one of its components shows a content file. */
export function noteShownContent(file: string, make: MakeContent): void {
  noted().set(file, make);
}

/**
 * Creates what a component gets that imports a content file: the text of the page that shows it,
 * whose links and ids are those of that page.
 */
export function createShownContent(file: string): ComponentType<object> {
  return function ShownContent(props) {
    const make = noted().get(file);
    if (!make) throw new Error(`${file} can only be shown on pages that import its component`);
    const Content = make();
    return <Content {...props} />;
  };
}
