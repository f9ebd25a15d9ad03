import { features } from 'virtual:features';
import type { ReactNode } from 'react';
import { getSection } from '../collections/sections.ts';
import { navbar } from '../collections/site-data.ts';
import { Document } from '../components/document.tsx';
import { renderSection } from '../components/section-html.ts';
import { ShellSlot } from '../islands/shell-slot.tsx';
import { provideSections } from '../navigation/page-sections.ts';

provideSections((path) => {
  const section = getSection(path);
  return section && { id: section.id, html: renderSection(section) };
});

export default function Root({ children }: { children: ReactNode }) {
  return (
    <ShellSlot
      shell={
        <Document navbar={navbar} features={features}>
          {children}
        </Document>
      }
    />
  );
}
