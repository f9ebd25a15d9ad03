import { escapeXml } from '../../../outputs/xml.ts';

/**
 * No network, no other frames, no forms, because any code may run here. Styles are the visitor's own; scripts are
 * ours and, as blobs, the visitor's modules.
 */
const previewPolicy = [
  "default-src 'none'",
  "script-src 'self' blob:",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Writes the page of the playground's preview. It is a separate file, because `srcdoc` would have the policy of
 * the page around it.
 * @param script the address of its script
 * @param playground the address of the page that shows it
 */
export function buildPreviewPage(script: string, playground: string): string {
  return buildFramePage({
    policy: previewPolicy,
    title: 'Preview of the playground',
    description: 'The frame that shows a project in the playground.',
    script: `<script src="${escapeXml(script)}"></script>`,
    heading: 'Preview',
    text: `In this frame the <a href="${escapeXml(playground)}">playground</a> shows a project.`,
  });
}

/**
 * Writes the page of the compiler's frame. A project can run code in the compiler, so it only allows the frame's
 * own script and a worker from a blob, which has the same policy.
 * @param frame the script, and the source that allows it
 * @param playground the address of the page with the frame
 */
export function buildCompilerPage(
  { code, hash }: { code: string; hash: string },
  playground: string,
): string {
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
    script: `<script>${code}</script>`,
    heading: 'Compiler',
    text: `In this frame the <a href="${escapeXml(playground)}">playground</a> compiles a project.`,
  });
}

type FramePage = {
  policy: string;
  title: string;
  description: string;
  script: string;
  heading: string;
  text: string;
};

function buildFramePage({ policy, title, description, script, heading, text }: FramePage): string {
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
${script}
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
