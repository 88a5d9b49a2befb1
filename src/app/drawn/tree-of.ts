import type { DrawnNode } from '#src/offline/drawn/drawn-page.ts';

import { isAllowedAttribute, isAllowedElement } from './allowed-markup.ts';

/** Of rows that are alike: a screen holds no more, and the app draws the rest. */
const MOST_ROWS = 12;
const ROWS: ReadonlySet<string> = new Set(['LI', 'ARTICLE']);

/** What is said at one moment only, and would be wrong at the next: marked by who draws it. */
const PASSING = 'data-passing';

/** What an element holds, without what a drawn page may not consist of; null where something is typed in, which a new page forgets. */
export function treeOf(root: Element): DrawnNode[] | null {
  const isTypedIn = [...root.querySelectorAll<HTMLInputElement>('main input')].some(
    (input) => input.type !== 'checkbox' && input.type !== 'radio' && input.value !== '',
  );
  return isTypedIn ? null : childrenOf(root);
}

function childrenOf(parent: Element): DrawnNode[] {
  const nodes: DrawnNode[] = [];
  let rows = 0;
  for (const child of parent.childNodes) {
    if (child instanceof Text) nodes.push(child.data);
    if (!(child instanceof Element) || child.hasAttribute(PASSING)) continue;
    if (ROWS.has(child.tagName)) rows += 1;
    const name = child.localName;
    if (rows > MOST_ROWS || !isAllowedElement(name)) continue;
    nodes.push([name, attributesOf(child), ...childrenOf(child)]);
  }
  return nodes;
}

function attributesOf(element: Element): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const { name, value } of element.attributes) if (isAllowedAttribute(name, value)) kept[name] = value;
  // The attribute is what it was at first.
  if (element instanceof HTMLInputElement) {
    if (element.checked) kept['checked'] = '';
    else delete kept['checked'];
  }
  return kept;
}
