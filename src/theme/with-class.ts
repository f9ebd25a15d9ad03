/** Adds a class of a style sheet to what `stylex.props` gives, which would replace it. */
export function withClass<T extends { className?: string }>(name: string, props: T): T {
  const className = [name, props.className].filter(Boolean).join(' ');
  return { ...props, className: className || undefined };
}
