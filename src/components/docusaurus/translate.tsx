import { Children, type ReactNode } from 'react';

type Values = Readonly<Record<string, ReactNode>>;
type TranslateProps = { children?: string; values?: Values };

/** `@docusaurus/Translate`: the text as it is, with its values filled in. */
export default function Translate({ children = '', values = {} }: TranslateProps): ReactNode {
  const pieces = children.split(/\{(\w+)\}/);
  return Children.toArray(
    pieces.map((piece, at) => (at % 2 ? (values[piece] ?? `{${piece}}`) : piece)),
  );
}

type Message = { message?: string; id?: string };

/** The function form of `Translate`: returns the message with its values filled in. */
export function translate({ message = '' }: Message, values: Record<string, string> = {}): string {
  return message.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}
