import { escapeText } from './svg-text.ts';

interface Mark {
  ground: string;
  mark: string;
}

const leaf =
  '<path d="M14 33C12 20 20 13 35 13C35 28 28 36 16 34" fill="#fff"/><path d="M13 37L27 22" stroke="GROUND" stroke-width="2.4" stroke-linecap="round" fill="none"/>';
const struck =
  '<path d="M12 12L36 36" stroke="GROUND" stroke-width="7"/><path d="M13 13L35 35" stroke="#fff" stroke-width="3" stroke-linecap="round"/>';

const marks: Record<string, Mark> = {
  halal: {
    ground: '#1e6b45',
    mark: '<path d="M28 11A14 14 0 1 0 37 30A11 11 0 1 1 28 11z" fill="#fff"/><path d="M31 15l1.9 4.1l4.5.5l-3.4 3l1 4.4L31 24.8l-4 2.2l1-4.4l-3.4-3l4.5-.5z" fill="#fff"/>',
  },
  organic: { ground: '#4b7f22', mark: leaf },
  vegan: {
    ground: '#2f7d4f',
    mark: '<path d="M24 37V22" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M24 25C15 25 11 20 11 13C19 13 24 17 24 25z" fill="#fff"/><path d="M24 21C24 14 29 10 37 10C37 18 32 22 24 21z" fill="#fff"/>',
  },
  vegetarian: {
    ground: '#3d8a5b',
    mark: '<path d="M18 15C24 14 33 20 33 24C30 28 20 34 13 37C11 30 13 18 18 15z" fill="#fff"/><path d="M28 20C29 15 32 12 36 11M29 20C33 18 36 18 38 20" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none"/><path d="M18 22l5 3M16 28l5 2" stroke="GROUND" stroke-width="2" stroke-linecap="round"/>',
  },
  'gluten-free': {
    ground: '#96601a',
    mark:
      '<path d="M24 39V18" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><path d="M24 9c3 3 3 6 0 9c-3-3-3-6 0-9zM24 25c-5 0-7-2-8-7c5 0 8 2 8 7zM24 25c5 0 7-2 8-7c-5 0-8 2-8 7zM24 34c-5 0-7-2-8-7c5 0 8 2 8 7zM24 34c5 0 7-2 8-7c-5 0-8 2-8 7z" fill="#fff"/>' +
      struck,
  },
  local: {
    ground: '#8c3b1f',
    mark: '<path d="M24 38V22" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M24 22C20 14 14 14 10 20C16 18 20 19 24 22zM24 22C28 14 34 14 38 20C32 18 28 19 24 22zM24 22C18 20 13 23 13 29C17 25 20 23 24 22zM24 22C30 20 35 23 35 29C31 25 28 23 24 22zM24 22C21 16 22 12 24 9C26 12 27 16 24 22z" fill="#fff"/>',
  },
  'lactose-free': {
    ground: '#2a6596',
    mark:
      '<path d="M20 9h8v5c0 2 4 4 4 8v14q0 3-3 3H19q-3 0-3-3V22c0-4 4-6 4-8z" fill="#fff"/><path d="M16 25q4-3 8 0t8 0v11q0 3-3 3H19q-3 0-3-3z" fill="GROUND" opacity=".3"/>' +
      struck,
  },
};

/** A small round badge; its label is read out where the picture stands alone. */
export function composeBadge(key: string, label: string): string {
  const { ground, mark } = marks[key] ?? { ground: '#5a3a1b', mark: '<circle cx="24" cy="24" r="7" fill="#fff"/>' };
  const drawn = mark.replaceAll('GROUND', ground);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" role="img"><title>${escapeText(label)}</title><circle cx="24" cy="24" r="24" fill="${ground}"/><circle cx="24" cy="24" r="21.5" fill="none" stroke="#fff" stroke-opacity=".45"/>${drawn}</svg>`;
}
