const place = (code: number, en: string, ar: string) => ({ code, name: { en, ar } });
const area = (code: number, en: string, ar: string) => ({
  ...place(code, en, ar),
  emirateCode: Math.floor(code / 1000),
});

/**
 * What is offered at first sight, before the lists have come: the emirates with the most areas first, each with the two that shoppers know best.
 * Their codes are for ever; a test holds them to the lists.
 */
export const FIRST_PLACES = {
  emirates: [
    place(2, 'Dubai', 'دبي'),
    place(1, 'Abu Dhabi', 'أبوظبي'),
    place(3, 'Sharjah', 'الشارقة'),
    place(6, 'Ras Al Khaimah', 'رأس الخيمة'),
    place(4, 'Ajman', 'عجمان'),
    place(7, 'Fujairah', 'الفجيرة'),
    place(5, 'Umm Al Quwain', 'أم القيوين'),
  ],
  areas: [
    area(2392, 'Dubai Marina', 'دبي مارينا'),
    area(2345, 'Downtown Dubai', 'وسط مدينة دبي'),
    area(1022, 'Khalifa City', 'مدينة خليفة'),
    area(1006, 'Yas Island', 'جزيرة ياس'),
    area(3001, 'Al Majaz', 'المجاز'),
    area(3004, 'Al Nahda', 'النهدة'),
    area(6008, 'Al Hamra Village', 'قرية الحمراء'),
    area(6003, 'Al Rams', 'الرمس'),
    area(4006, 'Al Jerf', 'الجرف'),
    area(4009, 'Al Rawda', 'الروضة'),
    area(7011, 'Dibba Al Fujairah', 'دبا الفجيرة'),
    area(7004, 'Qidfa', 'قدفع'),
    area(5008, 'Falaj Al Mualla', 'فلج المعلا'),
  ],
};
