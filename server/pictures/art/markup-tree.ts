/** A tree for the plain SVG the art set is written in: elements and attributes, no text, no entities. */
export interface MarkupNode {
  tag: string;
  attrs: Record<string, string>;
  children: MarkupNode[];
}

export function parseMarkup(markup: string): MarkupNode {
  const root: MarkupNode = { tag: '', attrs: {}, children: [] };
  const open: MarkupNode[] = [root];
  for (const [, close, tag = '', rawAttrs = '', selfClosed] of markup.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (close) {
      open.pop();
      continue;
    }
    const attrs: Record<string, string> = {};
    for (const [, name = '', value = ''] of rawAttrs.matchAll(/([\w:-]+)="([^"]*)"/g)) attrs[name] = value;
    const node: MarkupNode = { tag, attrs, children: [] };
    open.at(-1)?.children.push(node);
    if (!selfClosed) open.push(node);
  }
  return root;
}

export function writeMarkup(node: MarkupNode): string {
  const inner = node.children.map(writeMarkup).join('');
  if (node.tag === '') return inner;
  const attrs = Object.entries(node.attrs)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return inner ? `<${node.tag}${attrs}>${inner}</${node.tag}>` : `<${node.tag}${attrs}/>`;
}
