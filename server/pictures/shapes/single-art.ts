import { fishCuts } from '#server/pictures/art/zad/fish-cuts.ts';
import { fish } from '#server/pictures/art/zad/fish.ts';
import { poultry } from '#server/pictures/art/zad/poultry.ts';
import { redMeat } from '#server/pictures/art/zad/red-meat.ts';
import { shellfish } from '#server/pictures/art/zad/shellfish.ts';

/** Meat and fish: cuts that fill a tray, which is a dark one for them. */
const FLESH: ReadonlySet<string> = new Set([fish, fishCuts, shellfish, poultry, redMeat].flatMap(Object.keys));

/** Things one buys as one, or whose drawing is already a heap: a single large one. */
const SINGLE: ReadonlySet<string> = new Set(
  `watermelon melon pineapple pumpkin turkey cabbage cauliflower lettuce papaya
  birthday-cake shortcake pie pizza shallow-pan-of-food grapes cherries blueberries broccoli leafy-green dates almonds cashews walnuts pistachios raisins
  figs apricots chickpeas lentils red-lentils black-beans kidney-beans white-beans rice-grains bulgur oats flour sugar spice-mound saffron turmeric
  black-pepper nuts-mix coffee-beans potted-plant orchid flowers-bouquet bouquet fruit-basket gift-box wrapped-gift teddy-bear green-salad
  sandwich bread baguette-bread beans peanuts spinach parsley coriander mint spring-onion green-beans eggs-tray bananas cactus basket tulip rose
  bento-box baby-bottle cup-with-straw candle bucket banana cooked-rice curry-rice pot-of-food custard
  stuffed-flatbread flatbread cherry-tomatoes cucumber mini-cucumbers eggplant bell-pepper hot-pepper okra zucchini carrot ginger-root
  roasted-sweet-potato brown-mushroom white-mushrooms mushroom pumpkin-cut rocket basil vine-leaves strawberry strawberries mixed-berries cranberries
  watermelon-half watermelon-slices watermelon-cubes fruit-salad pomegranate-arils avocado dragon-fruit`.split(/\s+/),
);

export const isFlesh = (art: string): boolean => FLESH.has(art);
export const isSingle = (art: string): boolean => SINGLE.has(art) || isFlesh(art);
