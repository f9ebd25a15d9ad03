const mark = 'Policy violated:';

/** Runs in every page before its own scripts: logs policy violations to the console. */
export function watchPolicy(): void {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    const place = `${location.pathname} (${sourceFile}:${lineNumber})`;
    console.error('Policy violated:', effectiveDirective, blockedURI, sample, 'at', place);
  });
}

/**
 * Whether a text on the console is a violation that `watchPolicy` or the browser itself has logged.
 */
export function isViolation(text: string): boolean {
  return (
    text.startsWith(mark) || /Content[- ]Security[- ]Policy|Trusted ?(?:Types|HTML)/i.test(text)
  );
}
