import { escapeXml } from '../../../outputs/xml.ts';
import type { FrameScript } from '../bundle/frame-script.ts';

/**
 * Writes the page of the playground's preview. It is a separate file, because `srcdoc` would have the policy of
 * the page around it. Its policy allows no network, no other frames and no forms, because any code may run here.
 * Styles are the visitor's own; scripts are ours and, as blobs, the visitor's modules. Ours is inline, because in
 * WebKit `'self'` allows nothing in a frame with an opaque origin.
 * @param playground the address of the page that shows it
 */
export function buildPreviewPage({ code, hash }: FrameScript, playground: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hash} blob:`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return buildFramePage({
    policy,
    title: 'Preview of the playground',
    description: 'The frame that shows a project in the playground.',
    code,
    heading: 'Preview',
    text: `In this frame the <a href="${escapeXml(playground)}">playground</a> shows a project.`,
  });
}

/**
 * Writes the page of the compiler's frame. A project can run code in the compiler, so it only allows the frame's
 * own script and a worker from a blob, which has the same policy.
 * @param playground the address of the page with the frame
 */
export function buildCompilerPage({ code, hash }: FrameScript, playground: string): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hash}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types compiler-worker',
  ].join('; ');
  return buildFramePage({
    policy,
    title: 'Compiler of the playground',
    description: 'The frame that compiles a project in the playground.',
    code,
    heading: 'Compiler',
    text: `In this frame the <a href="${escapeXml(playground)}">playground</a> compiles a project.`,
  });
}

type FramePage = {
  policy: string;
  title: string;
  description: string;
  code: string;
  heading: string;
  text: string;
};

function buildFramePage({ policy, title, description, code, heading, text }: FramePage): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="noindex">
<script>${code}</script>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;
}
