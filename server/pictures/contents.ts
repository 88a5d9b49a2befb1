import { lighter } from './colour.ts';
import type { PackScene } from './scene.ts';

/** What shows through clear glass or plastic, where the art alone decides it. */
const CONTENTS: Record<string, string> = {
  milk: '#fdfcf7', 'glass-of-milk': '#fdfcf7', laban: '#fdfcf7', labneh: '#fdfcf7', yoghurt: '#fdfcf7', cream: '#fdf6e3', mayonnaise: '#fbf3d4',
  'water-bottle': '#d8f0fa', sparkling: '#d8f0fa', droplet: '#d8f0fa', vinegar: '#e9c98a', oil: '#f5cf4a', 'olive-oil': '#b9a62c', olive: '#b9a62c',
  'sunflower': '#f5cf4a', 'ear-of-corn': '#f5cf4a', ghee: '#f6d873', honey: '#e29a1a', 'honey-pot': '#e29a1a', ketchup: '#c8281c', tomato: '#c8281c',
  'tomato-paste': '#b5271b', mustard: '#e2b11f', 'chilli-sauce': '#c9331b', 'hot-pepper': '#c9331b', cola: '#3a1c10', 'orange-juice': '#f7a01f',
  tangerine: '#f7a01f', lemon: '#f5e26a', lime: '#cfe36a', mango: '#f9ac2f', 'red-apple': '#f0d27a', pomegranate: '#b3153d', grapes: '#6d3a86',
  pineapple: '#f7d548', strawberry: '#e8455a', guava: '#f4a3a0', carrot: '#f08a24', watermelon: '#ee5a66', hibiscus: '#a5173f', rose: '#f0a9ba',
  'olives-jar': '#8a9440', pickles: '#8fa23f', jam: '#b3223f', tahini: '#d9bd8a', hummus: '#ead7ab', peanuts: '#c98f4e', chestnut: '#5b3420',
  'coffee-beans': '#3d2315', 'ground-coffee': '#4b2c1a', dates: '#5b2e14', 'date-box': '#5b2e14', saffron: '#c8401c', turmeric: '#e8a317', cinnamon: '#a5602c',
  'black-pepper': '#4a4440', 'spice-mound': '#c0622a', cardamom: '#9aae6a', salt: '#f6f6f4', sugar: '#fbfaf6', coconut: '#f6f0e6', olives: '#7d8a3a',
  bleach: '#e9f4f7', 'dark-chocolate': '#4a2717', 'ice-cream-tub': '#f7ecd6',
};

export function contentColour(scene: PackScene): string {
  const known = CONTENTS[scene.product.art];
  if (known) return known;
  return lighter(scene.accent, scene.product.isNonFood ? 0.25 : 0.35);
}
