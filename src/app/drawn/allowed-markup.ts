/**
 * What a drawn page may consist of. What is read from the device is untrusted (security.md row 7), so this holds where a page is
 * kept and again where it is sent: no script, no style, no address but of this origin.
 */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'a article aside b bdi button circle dd div dl dt em fieldset figure footer form g h1 h2 h3 h4 header hr img input label legend ' +
    'li line main nav ol output p path polygon rect s section small span strong sup svg time title ul use'
  ).split(' '),
);

const VOID: ReadonlySet<string> = new Set(['hr', 'img', 'input']);

const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'alt autocomplete checked class cx cy d datetime decoding dir disabled fill fill-rule for height hidden href id inputmode lang loading name placeholder ' +
    'enterkeyhint points r role rx ry sizes src srcset stroke stroke-linecap stroke-linejoin stroke-width tabindex title transform type viewBox ' +
    'width x x1 x2 y y1 y2'
  ).split(' '),
);

/** Ids by which the app finds its root and the state of a page from the server: what is drawn may not pass for them. */
const OURS: ReadonlySet<string> = new Set(['root', 'state']);

const OPEN_SET = /^(?:aria|data)-[a-z][a-z0-9-]*$/;
const OWN_ADDRESS = /^(?:\/(?![/\\])[^\s\\]*|#[^\s]*)$/;
const OWN_PICTURES = /^\/(?![/\\])[^\s,\\]*( [\d.]+[wx])?(, ?\/(?![/\\])[^\s,\\]*( [\d.]+[wx])?)*$/;

export function isAllowedElement(name: string): boolean {
  return ELEMENTS.has(name);
}

/** Has no end tag. */
export function isVoidElement(name: string): boolean {
  return VOID.has(name);
}

export function isAllowedAttribute(name: string, value: string): boolean {
  if (name === 'href' || name === 'src' || name === 'action') return OWN_ADDRESS.test(value);
  if (name === 'srcset') return OWN_PICTURES.test(value);
  if (name === 'id') return !OURS.has(value);
  return ATTRIBUTES.has(name) || OPEN_SET.test(name);
}
