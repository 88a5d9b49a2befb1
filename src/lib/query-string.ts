/** Query strings as people read and share them: `?categories=bakery&categories=snacks&q=milk`. */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  const query = new URLSearchParams(text);
  for (const name of new Set(query.keys())) {
    const all = query.getAll(name);
    values[name] = all.length > 1 ? all : (all[0] ?? '');
  }
  return values;
}

export function writeQueryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** One value of a query name, whether it came once, often or not at all. */
export function onlyValue(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : typeof first === 'number' ? String(first) : '';
}

/** Every value of a query name, without the empty and the repeated. */
export function allValues(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(all.filter((one): one is string => typeof one === 'string' && one !== ''))];
}
