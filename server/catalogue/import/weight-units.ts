/** The units that weights are written in, by every spelling met on shelves and in suppliers' files. */

/** What a unit counts: content (g, ml, piece), or only how big the thing is (size), how many it feeds, or its layers. */
export type Dimension = 'g' | 'ml' | 'piece' | 'size' | 'serving' | 'ply';

export interface Unit {
  dimension: Dimension;
  /** How many grams, millilitres or pieces one of it is. */
  factor: number;
  /** One form, or for counted things those of 1 and of more. */
  en: string | readonly [one: string, more: string];
  /** One form, or for counted things those of 1, 2, 3 to 10, and 11 and more. */
  ar: string | readonly [one: string, two: string, few: string, many: string];
}

const measure = (dimension: Dimension, factor: number, en: string, ar: string): Unit => ({ dimension, factor, en, ar });
/** `en` is singular and plural. */
const counted = (en: string, one: string, two: string, few: string, many: string): Unit => {
  const [single = en, more = en] = en.split(' ');
  return { dimension: 'piece', factor: 1, en: [single, more], ar: [one, two, few, many] };
};

const table: readonly (readonly [spellings: string, unit: Unit])[] = [
  ['mg milligram milligrams ملغ ملجم مجم', measure('g', 0.001, 'mg', 'ملجم')],
  [
    'g gm gms gr grm grms gram grams gramme grammes غ غم غرام جرام جم غرامات جرامات غراما جراما غراماً جراماً',
    measure('g', 1, 'g', 'جم'),
  ],
  [
    'kg kgs k kilo kilos kilogram kilograms كجم كغ كغم كلغ كيلو كيلوغرام كيلوجرام كيلوغرامات كيلوجرامات',
    measure('g', 1000, 'kg', 'كجم'),
  ],
  ['oz ozs ounce ounces أونصة اونصة أوقية', measure('g', 28.349_523, 'oz', 'أونصة')],
  ['lb lbs pound pounds رطل', measure('g', 453.592_37, 'lb', 'رطل')],
  [
    'ml mls mil millilitre millilitres milliliter milliliters مل ملل ملي مليلتر ميليلتر مللتر',
    measure('ml', 1, 'ml', 'مل'),
  ],
  ['cl centilitre centilitres سنتيلتر سل', measure('ml', 10, 'cl', 'سنتيلتر')],
  ['dl decilitre ديسيلتر', measure('ml', 100, 'dl', 'ديسيلتر')],
  [
    'l lt lts ltr ltrs lit litre litres liter liters لتر ليتر لترات ليترات ل لترا لتراً',
    measure('ml', 1000, 'L', 'لتر'),
  ],
  ['floz', measure('ml', 29.573_53, 'fl oz', 'أونصة سائلة')],
  ['gal gallon gallons جالون غالون', measure('ml', 3785.41, 'gal', 'جالون')],
  ['qt qts quart quarts', measure('ml', 946.353, 'qt', 'كوارت')],
  ['pint pints', measure('ml', 473.176, 'pint', 'باينت')],
  ['mm مم', measure('size', 1, 'mm', 'مم')],
  ['cm cms سم سنتيمتر', measure('size', 1, 'cm', 'سم')],
  ['m mtr mtrs meter meters metre metres متر أمتار م', measure('size', 1, 'm', 'م')],
  ['inch inches in " ” “ بوصة إنش انش', measure('size', 1, 'in', 'بوصة')],
  ['ft feet foot قدم', measure('size', 1, 'ft', 'قدم')],
  ['sqft sq.ft sq.ft.', measure('size', 1, 'sq ft', 'قدم مربعة')],
  ['sqm m2', measure('size', 1, 'sq m', 'متر مربع')],
  ['ply plys plies طبقة طبقات', measure('ply', 1, 'ply', 'طبقة')],
  [
    'serve serves serving servings pax person persons people portion portions شخص أشخاص اشخاص حصة حصص',
    measure('serving', 1, 'servings', 'حصة'),
  ],
  [
    "s 's ’s pc pcs p piece pieces pce pces ct count counts each ea unit units nos no قطعة قطع حبة حبات حبه قطعه",
    counted('pc pcs', 'حبة واحدة', 'حبتان', 'حبات', 'حبة'),
  ],
  ['pack packs pk باكيت باكيتات عبوة عبوات', counted('pack packs', 'عبوة واحدة', 'عبوتان', 'عبوات', 'عبوة')],
  ['pkt pkts packet packets', counted('packet packets', 'عبوة واحدة', 'عبوتان', 'عبوات', 'عبوة')],
  ['set sets طقم أطقم', counted('set sets', 'طقم واحد', 'طقمان', 'أطقم', 'طقماً')],
  ['kit kits', counted('kit kits', 'طقم واحد', 'طقمان', 'أطقم', 'طقماً')],
  ['box boxes علبة علب صندوق', counted('box boxes', 'علبة واحدة', 'علبتان', 'علب', 'علبة')],
  ['bag bags كيس أكياس اكياس', counted('bag bags', 'كيس واحد', 'كيسان', 'أكياس', 'كيساً')],
  ['roll rolls رول رولات لفة لفات', counted('roll rolls', 'لفة واحدة', 'لفتان', 'لفات', 'لفة')],
  ['bar bars', counted('bar bars', 'لوح واحد', 'لوحان', 'ألواح', 'لوحاً')],
  ['slice slices شريحة شرائح', counted('slice slices', 'شريحة واحدة', 'شريحتان', 'شرائح', 'شريحة')],
  ['sheet sheets ورقة أوراق', counted('sheet sheets', 'ورقة واحدة', 'ورقتان', 'أوراق', 'ورقة')],
  ['wipe wipes منديل مناديل', counted('wipe wipes', 'منديل واحد', 'منديلان', 'مناديل', 'منديلاً')],
  [
    'cap caps capsule capsules softgel softgels كبسولة كبسولات',
    counted('capsule capsules', 'كبسولة واحدة', 'كبسولتان', 'كبسولات', 'كبسولة'),
  ],
  ['tab tabs tablet tablets قرص أقراص', counted('tablet tablets', 'قرص واحد', 'قرصان', 'أقراص', 'قرصاً')],
  ['sachet sachets stick sticks ظرف أظرف', counted('sachet sachets', 'ظرف واحد', 'ظرفان', 'أظرف', 'ظرفاً')],
  [
    'teabag teabags فتلة فتلات',
    { ...counted('teabag', 'كيس شاي واحد', 'كيسا شاي', 'أكياس شاي', 'كيس شاي'), en: ['tea bag', 'tea bags'] },
  ],
  ['biscuit biscuits بسكويتة', counted('biscuit biscuits', 'بسكويتة واحدة', 'بسكويتتان', 'بسكويتات', 'بسكويتة')],
  ['egg eggs بيضة بيضات', counted('egg eggs', 'بيضة واحدة', 'بيضتان', 'بيضات', 'بيضة')],
  ['pod pods', counted('pod pods', 'كبسولة واحدة', 'كبسولتان', 'كبسولات', 'كبسولة')],
  [
    'nappy nappies diaper diapers حفاض حفاضات حفاضة',
    counted('nappy nappies', 'حفاضة واحدة', 'حفاضتان', 'حفاضات', 'حفاضة'),
  ],
  ['tissue tissues', counted('tissue tissues', 'منديل واحد', 'منديلان', 'مناديل', 'منديلاً')],
  ['carton cartons كرتون كراتين', counted('carton cartons', 'كرتون واحد', 'كرتونان', 'كراتين', 'كرتوناً')],
  ['pouch pouches', counted('pouch pouches', 'كيس واحد', 'كيسان', 'أكياس', 'كيساً')],
  ['stem stems', counted('stem stems', 'ساق واحدة', 'ساقان', 'سيقان', 'ساقاً')],
  ['fillet fillets فيليه', counted('fillet fillets', 'شريحة واحدة', 'شريحتان', 'شرائح', 'شريحة')],
  ['wash washes load loads غسلة غسلات', counted('wash washes', 'غسلة واحدة', 'غسلتان', 'غسلات', 'غسلة')],
  ['pair pairs زوج أزواج', counted('pair pairs', 'زوج واحد', 'زوجان', 'أزواج', 'زوجاً')],
  ['bunch bunches ربطة ربطات حزمة حزم', counted('bunch bunches', 'ربطة واحدة', 'ربطتان', 'ربطات', 'ربطة')],
  ['tray trays صينية صواني طبق', counted('tray trays', 'صينية واحدة', 'صينيتان', 'صوانٍ', 'صينية')],
  ['bottle bottles زجاجة زجاجات', counted('bottle bottles', 'زجاجة واحدة', 'زجاجتان', 'زجاجات', 'زجاجة')],
  ['can cans tin tins', counted('can cans', 'علبة واحدة', 'علبتان', 'علب', 'علبة')],
  ['jar jars', counted('jar jars', 'برطمان واحد', 'برطمانان', 'برطمانات', 'برطماناً')],
  ['color colors colour colours', counted('colour colours', 'لون واحد', 'لونان', 'ألوان', 'لوناً')],
  ['dozen dozens درزن دزينة', { ...counted('dozen', 'دزينة', 'دزينتان', 'دزينات', 'دزينة'), factor: 12 }],
];

const BY_SPELLING = new Map(table.flatMap(([spellings, unit]) => spellings.split(' ').map((word) => [word, unit])));

/** Units that alone mean one of them: "each", "per kg", "ربطة". */
const ALONE = new Set(['kg', 'kilo', 'كجم', 'كيلو', 'litre', 'liter', 'ltr', 'لتر', 'lb', 'dozen']);

/** The unit that the word alone says one of; a lone letter says nothing. */
export function loneUnit(word: string): Unit | undefined {
  const unit = word.length > 1 && !/^['’]/.test(word) ? unitOf(word) : undefined;
  return unit?.dimension === 'piece' || ALONE.has(word) ? unit : undefined;
}

/** The unit that a word in small letters is a spelling of. */
export function unitOf(word: string): Unit | undefined {
  return BY_SPELLING.get(word) ?? BY_SPELLING.get(word.replace(/\.$/, ''));
}
