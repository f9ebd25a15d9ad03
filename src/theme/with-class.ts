/** Adds a class of a style sheet to what `stylex.props` gives, which would replace it. */
export function withClass<T extends { className?: string }>(name: string, props: T): T {
  return { ...props, className: props.className ? `${name} ${props.className}` : name };
}
