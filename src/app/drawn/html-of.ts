import { escapeHtml } from '#src/lib/escape-html.ts';

import { isAllowedAttribute, isAllowedElement, isVoidElement } from './allowed-markup.ts';

/** Deeper is no page of ours. */
const DEEPEST = 60;

/** A drawn tree as HTML; null where it is not one. It is read as if anybody had written it. */
export function htmlOf(tree: string): string | null {
  try {
    const nodes: unknown = JSON.parse(tree);
    return Array.isArray(nodes) ? nodes.map((node) => htmlOfNode(node, 0)).join('') : null;
  } catch {
    return null;
  }
}

/** @throws Error where it is no node, or not an allowed one */
function htmlOfNode(node: unknown, depth: number): string {
  if (typeof node === 'string') return escapeHtml(node);
  if (!Array.isArray(node) || depth > DEEPEST) throw new Error('no node');
  const [name, attributes, ...children] = node as unknown[];
  if (typeof name !== 'string' || !isAllowedElement(name)) throw new Error('no element');
  const start = `<${name}${attributesHtml(attributes)}>`;
  if (isVoidElement(name)) return start;
  return `${start}${children.map((child) => htmlOfNode(child, depth + 1)).join('')}</${name}>`;
}

function attributesHtml(attributes: unknown): string {
  if (typeof attributes !== 'object' || attributes === null) throw new Error('no attributes');
  return Object.entries(attributes)
    .map(([name, value]: [string, unknown]) => {
      if (typeof value !== 'string' || !isAllowedAttribute(name, value)) throw new Error('no attribute');
      return ` ${name}="${escapeHtml(value)}"`;
    })
    .join('');
}
