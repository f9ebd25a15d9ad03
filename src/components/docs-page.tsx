import * as stylex from '@stylexjs/stylex';
import { Html } from '../islands/trusted-html.tsx';
import type { CategoryIndexPage, DocTagPage } from '../site/collections/page.ts';
import { collections } from '../site/collections/site-collections.ts';
import { textFor } from '../texts/text.ts';
import { ArticleFrame } from './article-frame.tsx';
import { CardList } from './card-list.tsx';
import { DocView } from './doc-view.tsx';
import { nameHtml } from './html-text.ts';
import { listStyles as styles } from './list-section.tsx';
import { NameText } from './name-text.tsx';
import { Page } from './page.tsx';
import { PlainPage } from './plain-page.tsx';
import { shared } from './shared-styles.ts';
import { TagsView } from './tags-view.tsx';

/** Any page of the documentation, whatever its routes start with: a doc, the cards of a category, tags. */
export function DocsPage({ route }: { route: string }) {
  const page = findPage(route);
  return (
    <Page {...page}>
      {page.kind === 'doc' && <DocView {...page} />}
      {page.kind === 'category' && <CategoryView {...page} />}
      {page.kind === 'doc-tags' && <TagsView {...page} />}
      {page.kind === 'doc-tag' && <DocTagView {...page} />}
    </Page>
  );
}

function findPage(route: string) {
  const kind = collections.kindOfPage(route);
  if (kind === 'doc-tags') return collections.getDocTagsPage(route);
  return kind === 'doc-tag' ? collections.getDocTagPage(route) : collections.getDocPage(route);
}

/** The generated page of a category: a card for each of its items. */
function CategoryView(page: CategoryIndexPage) {
  return (
    <ArticleFrame article={page} around={page}>
      <header className="prose">
        <Html as="h1" html={nameHtml(page.heading)} />
        {page.description && <p>{page.description}</p>}
      </header>
      <CardList cards={page.cards} />
    </ArticleFrame>
  );
}

/** The docs with a tag. */
function DocTagView({ heading, allTagsHref, docs }: DocTagPage) {
  return (
    <PlainPage
      heading={heading}
      aside={<a href={allTagsHref}>{textFor('theme.tags.tagsPageLink')}</a>}
    >
      <ul className="archive-list">
        {docs.map(({ href, label, description }) => (
          <li key={href} {...stylex.props(shared.ruled, itemStyles.item)}>
            <a href={href} {...stylex.props(styles.link)}>
              <span>
                <NameText name={label} />
              </span>
            </a>
            {description && <p {...stylex.props(styles.muted)}>{description}</p>}
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

const itemStyles = stylex.create({ item: { paddingBlock: '1rem' } });
