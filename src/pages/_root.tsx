import { features } from 'virtual:features';
import type { ReactNode } from 'react';
import { Document } from '../components/document.tsx';
import { renderSection } from '../components/section-html.ts';
import { ShellSlot } from '../islands/shell-slot.tsx';
import { collections } from '../site/collections/site-collections.ts';
import { provideSections } from '../site/navigation/page-sections.ts';

provideSections((path) => {
  const section = collections.getSection(path);
  return section && { id: section.id, html: renderSection(section) };
});

export default function Root({ children }: { children: ReactNode }) {
  return (
    <ShellSlot
      shell={
        <Document
          navbar={collections.navigation.navbar}
          hasBlog={collections.kindOfPage('/blog/') === 'posts'}
          features={features}
        >
          {children}
        </Document>
      }
    />
  );
}
