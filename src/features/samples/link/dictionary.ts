/** The common parts of StyleX projects as JSON. */
const project = String.raw`'@media (max-width: 600px)': none', 'solid', 'transparent', 'royalblue', 'lightgray', 'crimson', 'teal', 'black', 'white',\n
'::before': {\n      content: '\"
 ':focus-visible': ':disabled': ':active': deg'), 1fr', auto', center', opacity: 0.5, cursor: 'pointer', position: 'relative', overflow: 'hidden', transitionDuration: '
    animationName: animationDuration: '1s', transform: translate(calc(var(--minHeight: maxWidth: gridTemplateColumns: alignItems: 'center',\n    justifyContent: flexDirection: 'column', outline: '2px solid 
lineHeight: 1.5,\n    textDecoration: 'underline',\n    fontWeight: 600,\n    fontFamily: 'sans-serif',\n    fontSize: 14,\n    display: 'grid',\n    gap: 8,\n    width: '100%',\n    height: 4,\n
    margin: 0,\n    marginTop: 8,\n    marginInlineStart: 8,\n    paddingBlock: 8,\n    paddingInline: 16,\n    padding: 16,\n    borderStyle: 'solid',\n    borderWidth: 1,\n    borderColor: 'lightgray',\n    borderRadius: 8,\n    outlineColor: 
 keyof typeof sizes;\n  size = 'large', disabled = false, selected, isOpen && styles. : null} ?? </button>\n  );\n}\n    </article>\n    </div>\n  );\n}\n const sizes = stylex.create({\n  small: { fontSize: 14 },\n  medium: large: {
 string) => ({\n    width: number) => ({\n      }),\n const dark = stylex.createTheme(colors, {\n  text: 'primaryText: 'surface: 'accent: {\n    default: 'light-dark( const spacing = stylex.defineVars({\n  small: '4px',\n  radius: '8px',\n
const fade = stylex.keyframes({\n  from: { opacity: 0 },\n  to: stylex.firstThatWorks('stylex.types.color<string>( stylex.defineConsts({\n VarGroup, Theme, StaticStyles, 
Button.tsx","Card.tsx","App.tsx","sample.tsx","theme.ts","tokens.stylex.ts","import * as stylex from '@stylexjs/stylex';\n\nconst DARK = '@media (prefers-color-scheme: dark)';\n\nexport const tokens = stylex.defineVars({\n  accent: { default: 'blue', [DARK]: 'lightblue' },\n
export const colors = stylex.defineVars({\n  import { Button } from './Button';\nimport { colors } from './tokens.stylex';\n\nimport type { StyleXStyles } from '@stylexjs/stylex';\nimport type { ReactNode } from 'react';\n
import * as stylex from '@stylexjs/stylex';\n\nconst styles = stylex.create({\n  root: {\n  base: {\n  card: {\n    color: { default: 'white', ':hover': 'blue' },\n    backgroundColor: colors.accent,\n      },\n    },\n  },\n});\n\ntype Props = { name: string; text?: boolean; style?: StyleXStyles; children: ReactNode };\n\n
export const Card = ({ children }: { children: ReactNode }) => <div 
export default function Card({ title, children, style }: Props) {\n  return (\n    <button {...stylex.props(styles.base, style)}>{children}</div>;\n  return <p {...stylex.props(styles.card)}>Text</span>;\n}\n"]`;

/** What links of samples contain in addition: the file that shows a sample's exports. */
const entry = String.raw`<div {...stylex.props(styles.wide)}>Wide</div>\n      <div {...stylex.props(styles.root)}>Root</div>\n    </>\n  );\n}\n
 text=\"","rules"]","App.tsx","import * as stylex from '@stylexjs/stylex';\nimport { styles } from './sample';\n\nimport { Card } from './src/Card';\n\nexport default function App() {\n  return (\n    <>\n      <Card>Card</Card>;\n}\n"]`;

/**
 * What links refer to instead of repeating it, without the line ends, which are for readers of this file. It belongs to
 * the version of links, and must never change.
 */
export const dictionary = (project + entry).replaceAll('\n', '');
