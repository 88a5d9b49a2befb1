/** Things one buys as one, or whose drawing is already a heap: a single large one. */
const SINGLE: ReadonlySet<string> = new Set(
  `watermelon melon pineapple pumpkin whole-chicken fish tropical-fish salmon-fillet lobster crab turkey cabbage cauliflower lettuce papaya
  birthday-cake shortcake pie pizza shallow-pan-of-food grapes cherries blueberries broccoli leafy-green dates almonds cashews walnuts pistachios raisins
  figs apricots chickpeas lentils red-lentils black-beans kidney-beans white-beans rice-grains bulgur oats flour sugar spice-mound saffron turmeric
  black-pepper nuts-mix coffee-beans prawns minced-meat potted-plant orchid flowers-bouquet bouquet fruit-basket gift-box wrapped-gift teddy-bear green-salad
  sandwich bread baguette-bread beans peanuts spinach parsley coriander mint spring-onion green-beans eggs-tray bananas cactus basket squid tulip rose
  cut-of-meat steak lamb-chops bento-box baby-bottle cup-with-straw candle bucket crab squid banana cooked-rice curry-rice pot-of-food custard chicken
  stuffed-flatbread flatbread`.split(/\s+/),
);

export const isSingle = (art: string): boolean => SINGLE.has(art);
