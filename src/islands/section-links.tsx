'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import { findSection } from '../site/navigation/page-sections.ts';
import { afterAddress } from '../waku/browser/address.ts';
import { completeCategory, markCurrent, openSection } from './section-dom.ts';
import { isServer, readLinks, readSection } from './section-state.ts';
import { trustHtml } from './trusted-html.tsx';

/**
 * The links beside the page, as HTML that React leaves alone: each page comes with its own, and those of another
 * section are fetched when one of its pages is opened.
 */
export function SectionLinks({ baseUrl }: { baseUrl: string }) {
  const { path } = useRouter();
  const box = useRef<HTMLDivElement>(null);
  // They are in no payload: the browser takes them from the HTML of the page.
  const [section] = useState(() => (isServer ? findSection(path) : readLinks()));
  const [html] = useState(() => ({ __html: trustHtml(section?.html ?? '') }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once for each new path
  useLayoutEffect(() => {
    afterAddress(() => {
      const section = readSection();
      if (box.current) void openSection(box.current, section, baseUrl).then(markCurrent);
    });
  }, [path, baseUrl]);

  useEffect(() => {
    const element = box.current;
    const complete = ({ target }: Event) => {
      if (element && target instanceof HTMLDetailsElement && target.open) {
        void completeCategory(element, target);
      }
    };
    // Toggle events don't bubble.
    element?.addEventListener('toggle', complete, true);
    return () => element?.removeEventListener('toggle', complete, true);
  }, []);

  return (
    <div
      ref={box}
      className="section-links"
      data-section={section?.id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: links of our own, made at build time
      dangerouslySetInnerHTML={html}
    />
  );
}
