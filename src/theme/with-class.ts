/** Adds a class of a style sheet to the result of `stylex.props`, which would otherwise replace it. */
export function withClass<T extends { className?: string }>(name: string, props: T): T {
  const className = [name, props.className].filter(Boolean).join(' ');
  return { ...props, className: className || undefined };
}
