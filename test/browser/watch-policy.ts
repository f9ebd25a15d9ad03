const mark = 'Policy violated:';

/** Runs in every page, before its own scripts: says on the console what its policy forbade. */
export function watchPolicy(): void {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    const place = `${location.pathname} (${sourceFile}:${lineNumber})`;
    console.error('Policy violated:', effectiveDirective, blockedURI, sample, 'at', place);
  });
}

/** True for what `watchPolicy` says, and for what a browser says by itself. */
export function isViolation(text: string): boolean {
  return (
    text.startsWith(mark) || /Content[- ]Security[- ]Policy|Trusted ?(?:Types|HTML)/i.test(text)
  );
}
