import { types } from '@babel/core';
import { guessText, isNoSentence } from './guess-text.ts';
import { isCreate, listKeys, listVariables } from './read-exports.ts';

/** A prop, and its value as JavaScript. */
export type Prop = { name: string; code: string };

/** The props of a component, and the text between its tags if it has any. */
export type GuessedProps = { props: Prop[]; children: boolean };

/**
 * Chooses a value for each required prop of a component, by its type: a text, the first of several words, a
 * number. Optional props are left out, except for children; so are all props of an unknown type.
 * @param node the first parameter of the component
 * @param text what the component shows if it has one text
 */
export function guessProps(node: types.Node | undefined, text: string, scope: Scope): GuessedProps {
  const pattern = types.isAssignmentPattern(node) ? node.left : node;
  const members = listMembers(typeOf(pattern), scope);
  // A component with an imported type, or without one, most likely takes children.
  const isUnknown = pattern !== undefined && (members.length === 0 || passesOn(pattern));
  const takesChildren = isUnknown || members.some(({ name }) => name === 'children');
  const needed = members.filter(({ name, isOptional }) => !isOptional && name !== 'children');
  const texts = needed.filter(({ name, type }) => isText(type, scope) && !isNoSentence(name));
  const props = needed.flatMap(({ name, type }) => {
    const isOnlyText = texts.length === 1 && !takesChildren;
    const code = guessValue(name, type, isOnlyText ? text : undefined, scope);
    return code === undefined ? [] : [{ name, code }];
  });
  return { props, children: takesChildren };
}

/** Whether the rest of the props is passed on to an element. */
const passesOn = (node: types.Node) =>
  types.isObjectPattern(node) && node.properties.some((member) => types.isRestElement(member));

function typeOf(node: types.Node | undefined): types.Node | undefined {
  if (!types.isObjectPattern(node) && !types.isIdentifier(node)) return undefined;
  const { typeAnnotation } = node;
  return types.isTSTypeAnnotation(typeAnnotation) ? typeAnnotation.typeAnnotation : undefined;
}

type Member = { name: string; isOptional: boolean; type: types.Node | undefined };

/** The members of an object type: literal, named, or an intersection. */
function listMembers(type: types.Node | undefined, scope: Scope): Member[] {
  const resolved = resolve(type, scope);
  if (types.isTSIntersectionType(resolved)) {
    return resolved.types.flatMap((member) => listMembers(member, scope));
  }
  if (!types.isTSTypeLiteral(resolved)) return [];
  return resolved.members.flatMap((member) => {
    if (!types.isTSPropertySignature(member) || !types.isIdentifier(member.key)) return [];
    const { key, optional, typeAnnotation } = member;
    return [
      { name: key.name, isOptional: optional ?? false, type: typeAnnotation?.typeAnnotation },
    ];
  });
}

/** The type for a name in the file, or the type itself. */
function resolve(type: types.Node | undefined, scope: Scope): types.Node | undefined {
  if (!types.isTSTypeReference(type) || !types.isIdentifier(type.typeName)) return type;
  return findDeclaration(type.typeName.name, scope) ?? type;
}

function isText(type: types.Node | undefined, scope: Scope): boolean {
  const resolved = resolve(type, scope);
  return types.isTSStringKeyword(resolved) || isNodeType(resolved);
}

const isNodeType = (type: types.Node | undefined) =>
  /^(?:ReactNode|ReactElement)$/.test(nameOf(type));

function nameOf(type: types.Node | undefined): string {
  if (!types.isTSTypeReference(type)) return '';
  const { typeName } = type;
  if (types.isIdentifier(typeName)) return typeName.name;
  return types.isTSQualifiedName(typeName) ? typeName.right.name : '';
}

/** @returns undefined if nothing is known of the type */
function guessValue(
  name: string,
  type: types.Node | undefined,
  text: string | undefined,
  scope: Scope,
): string | undefined {
  const resolved = resolve(type, scope);
  if (isText(resolved, scope)) return JSON.stringify(guessText(name, text));
  if (types.isTSNumberKeyword(resolved)) return /^(?:of|max|total)$/.test(name) ? '100' : '60';
  if (types.isTSBooleanKeyword(resolved)) return String(shows.test(name));
  if (types.isTSFunctionType(resolved)) return '() => {}';
  if (types.isTSLiteralType(resolved)) return literalOf(resolved.literal);
  if (types.isTSTypeOperator(resolved)) return firstKey(resolved.typeAnnotation, scope);
  if (!types.isTSUnionType(resolved)) return undefined;
  const values = resolved.types.map((member) => guessValue(name, member, text, scope));
  return values.find((value) => value !== undefined);
}

/** Names of states that are more interesting than their absence. */
const shows = /open|select|active|check|primary|new|special/i;

function literalOf(literal: types.Node): string | undefined {
  if (types.isStringLiteral(literal)) return JSON.stringify(literal.value);
  return types.isNumericLiteral(literal) ? String(literal.value) : undefined;
}

/** The first key in `keyof typeof sizes`. */
function firstKey(type: types.Node, scope: Scope): string | undefined {
  if (!types.isTSTypeQuery(type) || !types.isIdentifier(type.exprName)) return undefined;
  const candidate = findDeclaration(type.exprName.name, scope);
  const [key] = listKeys(isCreate(candidate) ? candidate.arguments[0] : candidate);
  return key === undefined ? undefined : JSON.stringify(key);
}

/** The statements of a file, for looking up types and values by name. */
type Scope = readonly types.Statement[];

/** The declaration of a type or value in a file; undefined if it is declared elsewhere. */
function findDeclaration(name: string, scope: Scope): types.Node | undefined {
  for (const statement of scope) {
    const declared = types.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (types.isTSTypeAliasDeclaration(declared) && declared.id.name === name) {
      return declared.typeAnnotation;
    }
    if (types.isTSInterfaceDeclaration(declared) && declared.id.name === name) {
      return types.tsTypeLiteral(declared.body.body);
    }
    const variable = listVariables(declared).find((candidate) => candidate.name === name);
    if (variable?.value) return variable.value;
  }
  return undefined;
}
