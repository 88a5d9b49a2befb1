import { groundShadow, path, roundedRect } from '#server/pictures/pack-parts.ts';
import type { PackScene } from '#server/pictures/scene.ts';
import { estimateEms, textLine } from '#server/pictures/svg-text.ts';

/** Things one buys as one, or whose drawing is already a heap: a single large one. */
const SINGLE = new Set(
  `watermelon melon pineapple pumpkin whole-chicken fish tropical-fish salmon-fillet lobster crab turkey cabbage cauliflower lettuce papaya
  birthday-cake shortcake pie pizza shallow-pan-of-food grapes cherries blueberries broccoli leafy-green dates almonds cashews walnuts pistachios raisins
  figs apricots chickpeas lentils red-lentils black-beans kidney-beans white-beans rice-grains bulgur oats flour sugar spice-mound saffron turmeric
  black-pepper nuts-mix coffee-beans prawns minced-meat potted-plant orchid flowers-bouquet bouquet fruit-basket gift-box wrapped-gift teddy-bear green-salad
  sandwich bread baguette-bread beans peanuts spinach parsley coriander mint spring-onion green-beans eggs-tray bananas cactus basket squid tulip rose
  sunflower cut-of-meat steak lamb-chops bento-box`.split(/\s+/),
);

export function sizeTag(scene: PackScene): string {
  const text = scene.product.size.en;
  const w = Math.min(170, Math.max(64, estimateEms(text) * 20 + 30));
  return (
    path(roundedRect(376 - w, 342, w, 38, 19), '#fff', 'opacity=".92"') +
    textLine(text, { x: 376 - w / 2, y: 368, size: 20, width: w - 20, fill: '#3a2a1c', weight: 600 })
  );
}

/** Sold by weight or piece: the food itself, nothing round it. */
export function drawLoose(scene: PackScene): string {
  const { art } = scene.product;
  if (SINGLE.has(art)) return groundShadow(scene, 196, 330, 128) + scene.art(art, 200, 196, 296) + sizeTag(scene);
  return (
    groundShadow(scene, 196, 336, 140) +
    scene.art(art, 122, 170, 178, -12) +
    scene.art(art, 272, 160, 186, 10) +
    scene.art(art, 196, 238, 214) +
    sizeTag(scene)
  );
}
