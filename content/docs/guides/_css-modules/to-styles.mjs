import { readFileSync } from 'node:fs';
import postcss from 'postcss';

// Usage: node to-styles.mjs src/Card.module.css
const css = readFileSync(process.argv[2], 'utf8');
const styles = {};
const left = [];

postcss.parse(css).walkRules((rule) => {
  const atRules = [];
  for (let { parent } = rule; parent.type === 'atrule'; parent = parent.parent) {
    atRules.unshift(`@${parent.name} ${parent.params}`);
  }
  // One class with pseudo-classes, and perhaps a pseudo-element at the end
  const own = /^\.([\w-]+)((?::[\w-]+(?:\([^()]*\))?)*)(::[\w-]+)?$/.exec(rule.selector);
  if (!own || atRules.some((name) => name.includes('keyframes'))) {
    left.push([...atRules, rule.selector].join(' '));
    return;
  }
  const [, name, states, element] = own;
  const conditions = [...atRules, ...(states.match(/:[\w-]+(\([^()]*\))?/g) ?? [])];
  styles[name] ??= {};
  rule.each((node) => {
    const { type, prop, value, important } = node;
    if (type === 'atrule') left.push(`${rule.selector} @${node.name} ${node.params}`);
    if (type !== 'decl') return;
    if (prop === 'composes') {
      left.push(`${rule.selector} composes ${value}`);
      return;
    }
    const key = prop.startsWith('--') ? prop : prop.replace(/-(\w)/g, (_, c) => c.toUpperCase());
    const text = important ? `${value} !important` : value;
    if (element && conditions.length === 0) {
      styles[name][element] ??= {};
      setValue(styles[name][element], [key], text);
    } else {
      setValue(styles[name], [key, ...conditions, ...(element ? [element] : [])], text);
    }
  });
});

/** Writes a value below nested conditions; what was there becomes `default`. */
function setValue(target, [key, ...rest], value) {
  const known = target[key];
  const isNested = typeof known === 'object' && known !== null;
  if (rest.length > 0) {
    if (!isNested) target[key] = { default: known ?? null };
    setValue(target[key], rest, value);
  } else if (isNested) known.default = value;
  else target[key] = value;
}

console.log(`const styles = stylex.create(${JSON.stringify(styles, null, 2)});`);
for (const selector of left) console.log(`// left: ${selector}`);
