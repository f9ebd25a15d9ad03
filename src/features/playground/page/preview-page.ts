import { escapeXml } from '../../../outputs/xml.ts';

/**
 * No network, no other frames, no forms: what runs here may be anybody's. Styles are the visitor's
 * own; scripts are ours and, as blobs, the visitor's modules.
 */
const policy = [
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
 * The page of the playground's frame, which is a file of its own: what stands in `srcdoc` has the
 * policy of the page around it.
 * @param script the address of what runs in it
 * @param playground the address of the page that shows it
 */
export function buildPreviewPage(script: string, playground: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Preview of the playground</title>
<meta name="description" content="The frame in which the playground shows a project.">
<meta name="robots" content="noindex">
<script src="${escapeXml(script)}"></script>
</head>
<body>
<main>
<h1>Preview</h1>
<p>In this frame the <a href="${escapeXml(playground)}">playground</a> shows a project.</p>
</main>
</body>
</html>
`;
}
